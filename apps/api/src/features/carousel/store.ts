import type { CarouselInput } from '@pesantren/api-client/contract/carousel';
import { inTransaction } from '../../db/in-transaction.ts';
import { keepFindable } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { itemList } from '../items/list.ts';
import { pictureColors } from '../upload/picture-colors.ts';

export type CarouselRow = Row<'carousel'>;

/** The only SQL about carousel images. */
export function carouselStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const atRest = async (input: CarouselInput) => ({
    src: urls.atRest(input.src),
    image_color: await pictureColors({ db }).at(urls.atRest(input.src)),
  });

  return {
    list: itemList(db, 'carousel', 'id'),

    async create(input: CarouselInput): Promise<CarouselRow> {
      const created = now().toISOString();
      const values = await atRest(input);
      return inTransaction(db, async (transaction) => {
        const row = await transaction
          .insertInto('carousel')
          .values({ ...values, created_at: created, updated_at: created })
          .returningAll()
          .executeTakeFirstOrThrow();
        return keepFindable(transaction, 'carousel', row);
      });
    },

    async update(id: number, input: CarouselInput): Promise<CarouselRow | undefined> {
      const values = await atRest(input);
      return inTransaction(db, async (transaction) => {
        const row = await transaction
          .updateTable('carousel')
          .set((eb) => ({
            ...values,
            updated_at: now().toISOString(),
            version: eb('version', '+', 1),
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return row && keepFindable(transaction, 'carousel', row);
      });
    },
  };
}
