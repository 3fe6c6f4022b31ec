import type { CarouselInput } from '@pesantren/api-client/contract/carousel';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { itemList } from '../items/list.ts';
import { insertItem, updateItem } from '../items/write.ts';
import { pictureColors } from '../upload/picture-colors.ts';

export type CarouselRow = Row<'carousel'>;

/** How carousel images are stored. */
export function carouselStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const atRest = async (input: CarouselInput) => ({
    src: urls.atRest(input.src),
    image_color: await pictureColors({ db }).at(urls.atRest(input.src)),
  });

  return {
    list: itemList({ db, now }, 'carousel', 'id'),

    async create(input: CarouselInput): Promise<CarouselRow> {
      return insertItem(db, 'carousel', await atRest(input), now());
    },

    async update(id: number, input: CarouselInput): Promise<CarouselRow | undefined> {
      return updateItem(db, 'carousel', id, await atRest(input), now());
    },
  };
}
