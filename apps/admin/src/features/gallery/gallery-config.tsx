import { messages } from '@pesantren/content/messages';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { galleryColumns } from './gallery-columns.tsx';

/** How gallery items are listed. */
export const galleryConfig: ResourceConfig<'gallery'> = {
  name: 'gallery',
  title: 'Galeri',
  noun: 'foto',
  subject: 'Foto',
  addLabel: 'Foto baru',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: galleryColumns,
  grid: { pictureOf: ({ image }) => image, captionOf: ({ category }) => category },
  search: { label: 'Cari foto', hint: 'Cari judul, kategori, alamat, ID' },
  empty: messages.galleryEmpty,
  noMatch: 'Tidak ada foto yang sesuai dengan pencarian.',
};
