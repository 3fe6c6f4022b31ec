import { messages } from '@pesantren/content/messages';
import type { Listing } from '../../crud/listing.ts';
import { galleryColumns } from './gallery-columns.tsx';

/** How gallery items are listed. */
export const galleryListing: Listing<'gallery'> = {
  name: 'gallery',
  title: 'Galeri',
  noun: 'item galeri',
  subject: 'Item galeri',
  addLabel: 'Item baru',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: galleryColumns,
  grid: { pictureOf: ({ image }) => image, factOf: ({ category }) => category },
  search: { label: 'Cari item galeri', hint: 'Cari judul, kategori, alamat, ID' },
  empty: messages.galleryEmpty,
  noMatch: 'Tidak ada item galeri yang sesuai dengan pencarian.',
};
