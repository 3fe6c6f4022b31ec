import type { Gallery, GalleryInput } from '@pesantren/api-client/contract/gallery';

/** The gallery form's values: the input's own fields, all text. */
export type GalleryValues = GalleryInput & { image_focus: string };

/** What each field is called. */
export const galleryLabels = {
  title: 'Judul',
  category: 'Kategori',
  image: 'Gambar',
  image_focus: 'Titik fokus',
};

/** The form of a gallery item that exists, or of none. */
export function galleryValues(item: Gallery | null): GalleryValues {
  return {
    title: item?.title ?? '',
    category: item?.category ?? '',
    image: item?.image ?? '',
    image_focus: item?.image_focus ?? '',
  };
}
