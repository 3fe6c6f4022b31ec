import type { CarouselInput } from '@pesantren/api-client/contract/carousel';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { createResourceList } from '../../resources/list.ts';
import { insertItem, updateItem } from '../../resources/store.ts';

export type CarouselRow = Row<'carousel'>;

/** Creates the store of carousel images, in the order that the school has given them. */
export function createCarouselStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const toStorage = (input: CarouselInput) => ({
    src: urls.toStorage(input.src),
    // Undefined, from a client without alternative texts, leaves it unchanged.
    alt: input.alt,
    name: input.name ?? '',
  });

  return {
    list: createResourceList({ db, now }, 'carousel', 'rank'),

    async create(input: CarouselInput): Promise<CarouselRow> {
      return insertItem(db, 'carousel', { ...toStorage(input), alt: input.alt ?? '' }, now());
    },

    async update(id: number, input: CarouselInput): Promise<CarouselRow | undefined> {
      return updateItem(db, 'carousel', id, toStorage(input), now());
    },

    /**
     * Moves a picture before another one, or last (`null`). Versions stay, so a move conflicts with no edit.
     * @returns the picture, undefined when one of the two is missing.
     */
    async move(id: number, before: number | null): Promise<CarouselRow | undefined> {
      const rows = await db
        .selectFrom('carousel')
        .selectAll()
        .where('deleted_at', 'is', null)
        .orderBy('rank', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const moved = rows.find((row) => row.id === id);
      if (!moved || before === id) return moved;
      const order = rows.filter((row) => row !== moved);
      const index = before === null ? order.length : order.findIndex((row) => row.id === before);
      if (index < 0) return undefined;
      order.splice(index, 0, moved);
      for (const [position, row] of order.entries()) {
        const rank = -1 - position;
        if (row.rank === rank) continue;
        await db.updateTable('carousel').set({ rank }).where('id', '=', row.id).execute();
      }
      return moved;
    },
  };
}
