import { buffer } from 'node:stream/consumers';
import type { ResourceName } from '@pesantren/api-client/resources';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { colorOf } from './color-of.ts';
import { pictureColors } from './picture-colors.ts';
import { uploadName } from './storage/storage.ts';

/** The column of every resource that names a picture whose colour goes with its items, null for none. */
const pictureColumns: { [Name in ResourceName]: (keyof Row<Name> & string) | null } = {
  articles: 'image',
  announcements: null,
  prestasi: null,
  carousel: 'src',
  gallery: 'image',
};

/**
 * Gives items the colours of their pictures that came without an upload or before colours were kept: the
 * samples, imports, older databases. One picture at a time; each is looked at once.
 */
export async function colorPictures({ db, uploads }: Pick<Deps, 'db' | 'uploads'>): Promise<void> {
  const colors = pictureColors({ db });
  for (const [name, path] of Object.entries(pictureColumns)) {
    if (path === null) continue;
    // Kysely builds no query over a union of tables; what is used here they all have.
    const table = name as 'articles';
    const column = path as 'image';
    const rows = await db
      .selectFrom(table)
      .select(column)
      .distinct()
      .where('image_color', '=', '')
      .where(column, 'like', '/uploads/%')
      .execute();
    for (const { [column]: address } of rows) {
      const color = await colorAt(address);
      if (color === '') continue;
      await db
        .updateTable(table)
        .set({ image_color: color })
        .where(column, '=', address)
        .where('image_color', '=', '')
        .execute();
    }
  }

  async function colorAt(path: string): Promise<string> {
    const name = uploadName(path);
    if (!name) return '';
    const known = await colors.find(name);
    if (known !== undefined) return known;
    if (!(await uploads.find(name))) return '';
    const color = await colorOf(await buffer(await uploads.read(name)));
    await colors.keep(name, color);
    return color;
  }
}
