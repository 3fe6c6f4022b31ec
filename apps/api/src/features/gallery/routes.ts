import { galleryInputSchema } from '@pesantren/api-client/contract/gallery';
import type { Deps } from '../../deps.ts';
import { createResourceRoutes } from '../../resources/routes.ts';
import { createGalleryStore } from './store.ts';

/** Mounts `/gallery_items.php`. */
export function createGalleryRoutes(deps: Deps) {
  return createResourceRoutes(deps, {
    name: 'gallery',
    missing: 'Item galeri tidak ditemukan.',
    input: galleryInputSchema,
    files: { image: 'image' },
    store: createGalleryStore,
    serialize: ({ created_at, deleted_at, category_key, ...row }) => ({
      ...row,
      image: deps.urls.toApi(row.image),
    }),
  });
}
