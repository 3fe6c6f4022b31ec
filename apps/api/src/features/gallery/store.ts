import type { GalleryInput } from '@pesantren/api-client/contract/gallery';
import { foldText } from '@pesantren/api-client/contract/search';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { createResourceList } from '../../resources/list.ts';
import { insertItem, updateItem } from '../../resources/store.ts';

export type GalleryRow = Row<'gallery'>;

/** Creates the store of gallery items. */
export function createGalleryStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const toStorage = (input: GalleryInput) => ({
    ...input,
    category_key: foldText(input.category),
    image: urls.toStorage(input.image),
    image_focus: input.image_focus ?? '',
  });

  return {
    list: createResourceList({ db, now }, 'gallery', 'id'),

    async create(input: GalleryInput): Promise<GalleryRow> {
      return insertItem(db, 'gallery', toStorage(input), now());
    },

    async update(id: number, input: GalleryInput): Promise<GalleryRow | undefined> {
      return updateItem(db, 'gallery', id, toStorage(input), now());
    },
  };
}
