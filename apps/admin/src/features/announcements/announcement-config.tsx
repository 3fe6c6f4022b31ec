import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { isImportant, timeLabel } from '@pesantren/api-client/contract/labels';
import { messages } from '@pesantren/content/messages';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { formatRelativeDate, formatShortDate } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import { categoryColumn, titleColumn } from '../../resource/list/columns.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import type { ReceivedPage } from '../../resource/share/whatsapp-url.ts';

export const announcementConfig: ResourceConfig<'announcements'> = {
  name: 'announcements',
  title: 'Pengumuman',
  noun: 'pengumuman',
  subject: 'Pengumuman',
  addLabel: 'Tulis baru',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: [
    titleColumn({
      header: 'Judul',
      sortKey: 'title',
      titleOf: ({ title }) => title,
      factsOf: ({ pdf_url }) => [pdf_url ? 'PDF' : ''],
    }),
    {
      header: 'Prioritas',
      role: 'fact',
      width: 'narrow',
      sort: 'priority',
      cell: (announcement) =>
        isImportant(announcement) && <span className={cells.alarm}>Penting</span>,
    },
    categoryColumn('extra', 'narrow'),
    {
      header: 'Tanggal',
      role: 'fact',
      width: 'middle',
      sort: 'date',
      cell: (announcement, _, clock) => (
        <>
          <span className={cells.date}>{formatShortDate(announcement.date, clock)}</span>
          <span className={cells.date}>{timeLabel(announcement, clock)}</span>
          <span className={cells.facts}>{formatRelativeDate(announcement.date, clock)}</span>
        </>
      ),
    },
  ],
  pageOf: announcementPageOf,
  search: 'Cari pengumuman',
  empty: messages.announcementsEmpty,
  noMatch: messages.announcementsFilteredEmpty,
};

/** Returns an announcement's public page. */
export function announcementPageOf(siteUrl: string, announcement: Announcement): ReceivedPage {
  const { id, title, content } = announcement;
  const url = `${siteUrl}/pengumuman/${encodeURIComponent(id)}`;
  return { title, line: excerptOf(content, 140), url };
}
