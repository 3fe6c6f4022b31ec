import { formatFileSize } from '@pesantren/content/file-size';
import { limits } from '@pesantren/content/limits';
import { formatWhole } from '@pesantren/content/whole-number';
import type { Announcement } from './announcement.ts';

/** The words of the admin form's choice, as they are stored (spec section 4). */
export const priorities = ['Penting', 'Sedang'] as const;

/** Whether the badge 'Penting' shows: `high` or `penting`, any case (contract section 4). */
export function isImportant(announcement: Pick<Announcement, 'priority'>): boolean {
  return ['high', 'penting'].includes(announcement.priority.trim().toLowerCase());
}

/**
 * What the PDF box says (spec section 3): the file's name, its size, which is the spec's fixed label
 * where the provider does not know it, and how many pages it has, `''` where nobody knows.
 */
export function pdfLabels({
  id,
  pdf_bytes,
  pdf_pages,
}: Pick<Announcement, 'id' | 'pdf_bytes'> & Partial<Pick<Announcement, 'pdf_pages'>>) {
  return {
    name: `Pengumuman-${id}.pdf`,
    size: pdf_bytes === undefined ? limits.pdfSizeLabel : formatFileSize(pdf_bytes),
    pages: pdf_pages ? `${formatWhole(pdf_pages)} halaman` : '',
  };
}

/** `08.00 WIB` out of `08.00`, `08:00` or `08:00:00`; any other text as it is. */
export function timeLabel({ time }: Pick<Announcement, 'time'>): string {
  const clock = /^(\d{1,2})[.:](\d\d)(?:[.:]\d\d)?$/.exec(time.trim());
  return clock ? `${clock[1]?.padStart(2, '0')}.${clock[2]} WIB` : time.trim();
}
