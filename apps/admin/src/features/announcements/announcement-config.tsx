import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { isImportant, timeLabel } from '@pesantren/api-client/contract/announcement-rules';
import { messages } from '@pesantren/content/messages';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { formatRelativeDate, formatShortDate, toTimestamp } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import type { Column, ResourceConfig } from '../../resource/resource-config.ts';
import type { SharedPage } from '../../resource/share/whatsapp-url.ts';

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

/** The announcement list's columns; the row of `editingId` says that it is being edited. */
export function announcementColumns(editingId: string | null): readonly Column<Announcement>[] {
  return [
    {
      header: 'Judul',
      role: 'main',
      sort: { key: 'title', by: ({ title }) => title },
      cell: (announcement) => {
        const pdf = announcement.pdf_url ? 'PDF' : '';
        const editing = announcement.id === editingId ? 'sedang diedit' : '';
        return (
          <>
            <strong className={cells.title}>{announcement.title || messages.untitled}</strong>
            <span className={cells.facts}>{[editing, pdf].filter(Boolean).join(' · ')}</span>
          </>
        );
      },
    },
    {
      header: 'Prioritas',
      role: 'fact',
      width: 'narrow',
      sort: { key: 'priority', by: (announcement) => (isImportant(announcement) ? 0 : 1) },
      cell: (announcement) =>
        isImportant(announcement) && <span className={cells.alarm}>Penting</span>,
    },
    {
      header: 'Kategori',
      role: 'extra',
      width: 'narrow',
      sort: { key: 'category', by: ({ category }) => category },
      cell: ({ category }) => category && <span className={cells.tag}>{category}</span>,
    },
    {
      header: 'Tanggal',
      role: 'fact',
      width: 'middle',
      sort: { key: 'date', by: ({ date }) => toTimestamp(date) },
      cell: (announcement) => (
        <>
          <span className={cells.date}>{formatShortDate(announcement.date)}</span>
          <span className={cells.date}>{timeLabel(announcement)}</span>
          <span className={cells.facts}>{formatRelativeDate(announcement.date)}</span>
        </>
      ),
    },
  ];
}

/** Where visitors read an announcement. */
export function announcementPageOf(siteUrl: string, announcement: Announcement): SharedPage {
  const { id, title, content } = announcement;
  const url = `${siteUrl}/pengumuman/${encodeURIComponent(id)}`;
  return { title, line: excerptOf(content, 140), url };
}
