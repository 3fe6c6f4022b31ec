import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { isImportant, timeLabel } from '@pesantren/api-client/contract/announcement-rules';
import { messages } from '@pesantren/content/messages';
import { dateOrder, relativeDate, shortDate } from '../../resource/format-date.ts';
import type { Column } from '../../resource/resource-config.ts';
import cells from '../../resource/table/cells.module.css';

/** The announcement list's columns; the row of `editingId` says that it is being edited. */
export function announcementColumns(editingId: string | null): readonly Column<Announcement>[] {
  return [
    {
      header: 'Judul',
      place: 'main',
      order: { key: 'title', of: ({ title }) => title },
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
      place: 'fact',
      width: 'narrow',
      order: { key: 'priority', of: (announcement) => (isImportant(announcement) ? 0 : 1) },
      cell: (announcement) =>
        isImportant(announcement) && <span className={cells.alarm}>Penting</span>,
    },
    {
      header: 'Kategori',
      place: 'extra',
      width: 'narrow',
      order: { key: 'category', of: ({ category }) => category },
      cell: ({ category }) => category && <span className={cells.tag}>{category}</span>,
    },
    {
      header: 'Tanggal',
      place: 'fact',
      width: 'middle',
      order: { key: 'date', of: ({ date }) => dateOrder(date) },
      cell: (announcement) => (
        <>
          <span className={cells.date}>{shortDate(announcement.date)}</span>
          <span className={cells.date}>{timeLabel(announcement)}</span>
          <span className={cells.facts}>{relativeDate(announcement.date)}</span>
        </>
      ),
    },
  ];
}
