import { type CarouselInput, carouselSearchFields } from '@pesantren/api-client/contract/carousel';
import { containsText } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { List, ListPart } from '../../http/list-part.ts';

export type CarouselRow = Row<'carousel'>;

/** The only SQL about carousel images. */
export function carouselStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const atRest = (input: CarouselInput) => ({ src: urls.atRest(input.src) });

  return {
    /** Newest first. */
    async list(part: ListPart): Promise<List<CarouselRow>> {
      let matching = db.selectFrom('carousel').where('deleted_at', 'is', null);
      if (part.q) matching = matching.where(containsText(carouselSearchFields, part.q));
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

    create(input: CarouselInput): Promise<CarouselRow> {
      const created = now().toISOString();
      return db
        .insertInto('carousel')
        .values({ ...atRest(input), created_at: created, updated_at: created })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    update(id: number, input: CarouselInput): Promise<CarouselRow | undefined> {
      return db
        .updateTable('carousel')
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
