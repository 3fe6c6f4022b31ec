import { type GalleryInput, gallerySearchFields } from '@pesantren/api-client/contract/gallery';
import { containsText, equalsText } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { List, ListPart } from '../../http/list-part.ts';

export type GalleryRow = Row<'gallery'>;

/** The only SQL about gallery items. */
export function galleryStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const atRest = (input: GalleryInput) => ({ ...input, image: urls.atRest(input.image) });

  return {
    /** Newest first. */
    async list(part: ListPart): Promise<List<GalleryRow>> {
      let matching = db.selectFrom('gallery').where('deleted_at', 'is', null);
      if (part.q) matching = matching.where(containsText(gallerySearchFields, part.q));
      if (part.category) matching = matching.where(equalsText('category', part.category));
      const { total } = await matching
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = await matching
        .selectAll()
        .orderBy('id', 'desc')
        .limit(part.limit)
        .offset(part.offset)
        .execute();
      return { items, total };
    },

    create(input: GalleryInput): Promise<GalleryRow> {
      const created = now().toISOString();
      return db
        .insertInto('gallery')
        .values({ ...atRest(input), created_at: created, updated_at: created })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    update(id: number, input: GalleryInput): Promise<GalleryRow | undefined> {
      return db
        .updateTable('gallery')
        .set((eb) => ({
          ...atRest(input),
          updated_at: now().toISOString(),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },
  };
}
