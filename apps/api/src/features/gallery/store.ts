import type { GalleryInput } from '@pesantren/api-client/contract/gallery';
import { foldText } from '@pesantren/api-client/contract/search';
import { inTransaction } from '../../db/in-transaction.ts';
import { keepFindable } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { itemList } from '../items/list.ts';
import { pictureColors } from '../upload/picture-colors.ts';

export type GalleryRow = Row<'gallery'>;

/** The only SQL about gallery items. */
export function galleryStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const atRest = async (input: GalleryInput) => ({
    ...input,
    category_key: foldText(input.category),
    image: urls.atRest(input.image),
    image_focus: input.image_focus ?? '',
    image_color: await pictureColors({ db }).at(urls.atRest(input.image)),
  });

  return {
    list: itemList(db, 'gallery', 'id'),

    async create(input: GalleryInput): Promise<GalleryRow> {
      const created = now().toISOString();
      const values = await atRest(input);
      return inTransaction(db, async (transaction) => {
        const row = await transaction
          .insertInto('gallery')
          .values({ ...values, created_at: created, updated_at: created })
          .returningAll()
          .executeTakeFirstOrThrow();
        return keepFindable(transaction, 'gallery', row);
      });
    },

    async update(id: number, input: GalleryInput): Promise<GalleryRow | undefined> {
      const values = await atRest(input);
      return inTransaction(db, async (transaction) => {
        const row = await transaction
          .updateTable('gallery')
          .set((eb) => ({
            ...values,
            updated_at: now().toISOString(),
            version: eb('version', '+', 1),
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return row && keepFindable(transaction, 'gallery', row);
      });
    },
  };
}
