import { galleryInputSchema } from '@pesantren/api-client/contract/gallery';
import type { Deps } from '../../deps.ts';
import { itemRoutes } from '../items/routes.ts';
import { galleryStore } from './store.ts';

/** `/gallery_items.php`, as `features/items` has it. */
export function galleryRoutes(deps: Deps) {
  return itemRoutes(deps, {
    name: 'gallery',
    missing: 'Item galeri tidak ditemukan.',
    input: galleryInputSchema,
    files: { image: 'image' },
    store: galleryStore,
    answer: ({ created_at, deleted_at, category_key, ...row }) => ({
      ...row,
      image: deps.urls.onWire(row.image),
    }),
  });
}
