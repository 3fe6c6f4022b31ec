import { messages } from '@pesantren/content/messages';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { announcementColumns } from './announcement-columns.tsx';
import { announcementPageOf } from './announcement-page-of.ts';

/** How announcements are listed. */
export const announcementConfig: ResourceConfig<'announcements'> = {
  name: 'announcements',
  title: 'Pengumuman',
  noun: 'pengumuman',
  subject: 'Pengumuman',
  addLabel: 'Tulis baru',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: announcementColumns,
  pageOf: announcementPageOf,
  search: { label: 'Cari pengumuman', hint: 'Cari judul, isi, kategori, prioritas' },
  empty: messages.announcementsEmpty,
  noMatch: messages.announcementsFilteredEmpty,
};
