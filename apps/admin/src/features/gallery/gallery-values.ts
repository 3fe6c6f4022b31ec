import type { Gallery, GalleryInput } from '@pesantren/api-client/contract/gallery';

/** The gallery form's values: the input's own fields, all text. */
export type GalleryValues = GalleryInput;

/** An empty form. */
export const emptyGallery: GalleryValues = { title: '', category: '', image: '' };

/** The form of a gallery item that exists. */
export function galleryValues({ title, category, image }: Gallery): GalleryValues {
  return { title, category, image };
}
