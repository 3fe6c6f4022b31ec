import { messages } from '@pesantren/content/messages';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { achievementColumns } from './achievement-columns.tsx';

/** How achievements are listed. */
export const achievementConfig: ResourceConfig<'prestasi'> = {
  name: 'prestasi',
  title: 'Prestasi',
  noun: 'prestasi',
  subject: 'Prestasi',
  addLabel: 'Prestasi baru',
  nameOf: ({ prestasi }) => prestasi || messages.untitled,
  draftName: ({ prestasi = '' }) => prestasi,
  columns: achievementColumns,
  search: { label: 'Cari prestasi', hint: 'Cari deskripsi, tanggal, ID' },
  empty: messages.achievementsEmpty,
  noMatch: 'Tidak ada prestasi yang sesuai dengan pencarian.',
};
