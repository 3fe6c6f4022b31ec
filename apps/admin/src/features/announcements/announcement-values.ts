import type { Announcement, AnnouncementInput } from '@pesantren/api-client/contract/announcement';
import { isImportant, priorities } from '@pesantren/api-client/contract/announcement-rules';
import { formatDate, formatTime } from '@pesantren/content/dates';

/** The announcement form's values: the input's fields, all text. */
export type AnnouncementValues = AnnouncementInput & { pdf_name: string };

const [important, usual] = priorities;

/** The fields' labels. */
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

/** Returns an empty form of now (WIB); the priority is 'Penting' (docs/spec.md#m-10). */
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
 * Returns the form's values of an announcement, or of a new one. The form offers only 'Penting' and
 * 'Sedang': another provider's `high` becomes the first, every other word the second.
 */
export function toAnnouncementValues(announcement: Announcement | null): AnnouncementValues {
  if (!announcement) return emptyAnnouncement(new Date());
  const { title, content, date, time, category, pdf_url, pdf_name } = announcement;
  const priority = isImportant(announcement) ? important : usual;
  return { title, content, date, time, priority, category, pdf_url, pdf_name };
}
