import type { ResourceName } from '@pesantren/api-client/resources';
import type { Kysely } from 'kysely';
import type { Row, Tables } from '../../db/tables.ts';
import { uploadNamesIn } from './storage/storage.ts';

/** Every resource, with the columns whose text may name uploads. */
type UploadColumns = { [Name in ResourceName]: readonly (keyof Row<Name> & string)[] };

/**
 * Where items name files, in a column of their own or within a body. What is not named here is swept: so
 * every resource says what it has, also that it has none.
 */
export const uploadColumns: UploadColumns = {
  articles: ['image', 'content'],
  announcements: ['pdf_url', 'pdf_image', 'content'],
  prestasi: [],
  carousel: ['src'],
  gallery: ['image'],
};

const rowsAtOnce = 200;

/** The names of all uploads that items use, those included that can still be restored. */
export async function findReferencedUploads(db: Kysely<Tables>): Promise<Set<string>> {
  const used = new Set<string>();
  for (const [name, columns] of Object.entries(uploadColumns)) {
    if (columns.length === 0) continue;
    for await (const text of texts(db, name as ResourceName, columns)) {
      for (const name of uploadNamesIn(text)) used.add(name);
    }
  }
  return used;
}

async function* texts(
  db: Kysely<Tables>,
  name: ResourceName,
  columns: readonly string[],
): AsyncGenerator<string> {
  // Kysely builds no query over a union of tables; what is used here they all have.
  const table = name as 'articles';
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .select(columns as readonly ['content'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, ...row } of rows) {
      last = id;
      yield* Object.values(row);
    }
    if (rows.length < rowsAtOnce) return;
  }
}
