import type { Announcement, AnnouncementInput } from '@pesantren/api-client/contract/announcement';
import { isImportant, priorities } from '@pesantren/api-client/contract/announcement-rules';
import { formatDate, formatTime } from '@pesantren/content/dates';

/** The announcement form's values: the input's own fields, all text. */
export type AnnouncementValues = AnnouncementInput & { pdf_name: string };

const [important, usual] = priorities;

/** What each field is called. */
export const announcementLabels = {
  title: 'Judul',
  content: 'Isi',
  date: 'Tanggal',
  time: 'Jam',
  priority: 'Prioritas',
  category: 'Kategori',
  pdf_url: 'File PDF',
  pdf_name: 'Nama file PDF',
};

/** An empty form; date and time are now's in WIB, the priority is 'Penting' (spec section 4). */
export function emptyAnnouncement(now: Date): AnnouncementValues {
  return {
    title: '',
    content: '',
    date: formatDate(now),
    time: formatTime(now),
    priority: important,
    category: '',
    pdf_url: '',
    pdf_name: '',
  };
}

/**
 * The form of an announcement that exists, or an empty one of now. The form offers only 'Penting' and 'Sedang' (spec section
 * 4), so another provider's `high` becomes the one and every other word the other.
 */
export function announcementValues(announcement: Announcement | null): AnnouncementValues {
  if (!announcement) return emptyAnnouncement(new Date());
  const { title, content, date, time, category, pdf_url, pdf_name } = announcement;
  const priority = isImportant(announcement) ? important : usual;
  return { title, content, date, time, priority, category, pdf_url, pdf_name };
}
