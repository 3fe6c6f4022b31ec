import { carouselInputSchema } from '@pesantren/api-client/contract/carousel';
import type { Deps } from '../../deps.ts';
import { itemRoutes } from '../items/routes.ts';
import { carouselStore } from './store.ts';

/** `/carousel_images.php`, as `features/items` has it. */
export function carouselRoutes(deps: Deps) {
  return itemRoutes(deps, {
    name: 'carousel',
    missing: 'Gambar carousel tidak ditemukan.',
    input: carouselInputSchema,
    files: { src: 'image' },
    store: carouselStore,
    answer: ({ created_at, deleted_at, category_key, ...row }) => ({
      ...row,
      src: deps.urls.onWire(row.src),
    }),
  });
}
