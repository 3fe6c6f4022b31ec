import type { ResourceConfig } from '../../resource/resource-config.ts';
import { carouselColumns } from './carousel-columns.tsx';
import { pictureName } from './picture-name.ts';

/** How the pictures of the carousel are listed. */
export const carouselConfig: ResourceConfig<'carousel'> = {
  name: 'carousel',
  title: 'Gambar Carousel',
  noun: 'gambar',
  subject: 'Gambar carousel',
  addLabel: 'Gambar baru',
  nameOf: (picture) => pictureName(picture) || 'Gambar tanpa nama',
  draftName: pictureName,
  columns: carouselColumns,
  grid: {
    pictureOf: ({ src }) => src,
    captionOf: ({ alt }) => (alt ? '' : 'Belum ada teks alternatif'),
    move: (client, id, before) => client.movePicture(id, before),
  },
  search: { label: 'Cari gambar carousel', hint: 'Cari alamat gambar, ID' },
  empty: 'Belum ada gambar carousel.',
  noMatch: 'Tidak ada gambar yang sesuai dengan pencarian.',
};
