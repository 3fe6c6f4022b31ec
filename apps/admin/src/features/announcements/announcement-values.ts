import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { isImportant, priorities } from '@pesantren/api-client/contract/labels';
import type { Clock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';
import { toFormValues } from '../../writing/submission.ts';

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
  event_date: 'Tanggal acara',
  event_end_date: 'Hari terakhir',
  event_time: 'Jam acara',
  event_place: 'Tempat acara',
};

/** The announcement form's values. */
export type AnnouncementValues = Record<keyof typeof announcementLabels, string>;

/**
 * Returns the form's values of an announcement; a new one is of now (WIB) and important
 * (docs/spec.md#m-10). The form offers only 'Penting' and 'Sedang': another provider's `high` becomes
 * the first, every other word the second.
 */
export function toAnnouncementValues(
  announcement: Announcement | null,
  clock: Clock,
  now = new Date(),
): AnnouncementValues {
  const [important, usual] = priorities;
  const proposed = {
    date: clock.formatDate(now),
    time: clock.formatTime(now),
    priority: important,
  };
  const values = toFormValues(announcementLabels, announcement ?? proposed);
  return {
    ...values,
    priority: isImportant(values) ? important : usual,
    event_date: dayInWords(values.event_date, clock),
    event_end_date: dayInWords(values.event_end_date, clock),
  };
}

/** Returns a day as the form writes it; what is none stays as it is. */
export function dayInWords(iso: string, clock: Clock): string {
  const day = parseDate(iso, clock);
  return day ? clock.formatDate(day) : iso;
}
