import { messages } from '@pesantren/content/messages';
import type { Listing } from '../../resource/resource-config.ts';
import { prestasiColumns } from './achievement-columns.tsx';

/** How achievements are listed. */
export const prestasiListing: Listing<'prestasi'> = {
  name: 'prestasi',
  title: 'Prestasi',
  noun: 'prestasi',
  subject: 'Prestasi',
  addLabel: 'Prestasi baru',
  nameOf: ({ prestasi }) => prestasi || messages.untitled,
  draftName: ({ prestasi = '' }) => prestasi,
  columns: prestasiColumns,
  search: { label: 'Cari prestasi', hint: 'Cari deskripsi, tanggal, ID' },
  empty: messages.prestasiEmpty,
  noMatch: 'Tidak ada prestasi yang sesuai dengan pencarian.',
};
