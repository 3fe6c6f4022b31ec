import { formatFileSize } from '@pesantren/content/file-size';
import { limits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import { optionalText, optionalUrl, requiredText, wireCount, wireId, wireText } from './wire.ts';

/** An announcement on the wire (spec section 3; `pdf_bytes`, `version` are extensions). */
export const announcementSchema = z.object({
  id: wireId,
  title: wireText,
  /** Plain text or a safe subset of HTML, like an article's. */
  content: wireText,
  date: wireText,
  time: wireText,
  priority: wireText,
  category: wireText,
  pdf_url: wireText,
  /** Size of the PDF in bytes; `undefined` when the provider does not say. */
  pdf_bytes: wireCount,
  updated_at: wireText,
  version: wireCount,
});

export type Announcement = z.infer<typeof announcementSchema>;

/** The words of the admin form's choice, as they are stored (spec section 4). */
export const priorities = ['Penting', 'Sedang'] as const;

/** What the announcement form sends. Title and content are required (spec section 5). */
export const announcementInputSchema = z.object({
  title: requiredText('Judul', 200),
  content: requiredText('Isi', 200_000),
  date: optionalText('Tanggal', 60),
  time: optionalText('Jam', 40),
  priority: optionalText('Prioritas', 40),
  category: optionalText('Kategori', 60),
  pdf_url: optionalUrl('File PDF'),
});

export type AnnouncementInput = z.infer<typeof announcementInputSchema>;

/** Whether the badge 'Penting' shows: `high` or `penting`, any case (contract section 4). */
export function isImportant(announcement: Pick<Announcement, 'priority'>): boolean {
  return ['high', 'penting'].includes(announcement.priority.trim().toLowerCase());
}

/**
 * What the PDF box says (spec section 3): the file's name, and its size, which is the spec's fixed
 * label where the provider does not know it.
 */
export function pdfLabels({ id, pdf_bytes }: Pick<Announcement, 'id' | 'pdf_bytes'>) {
  return {
    name: `Pengumuman-${id}.pdf`,
    size: pdf_bytes === undefined ? limits.pdfSizeLabel : formatFileSize(pdf_bytes),
  };
}

/** `08.00 WIB` out of `08.00`, `08:00` or `08:00:00`; any other text as it is. */
export function timeLabel({ time }: Pick<Announcement, 'time'>): string {
  const clock = /^(\d{1,2})[.:](\d\d)(?:[.:]\d\d)?$/.exec(time.trim());
  return clock ? `${clock[1]?.padStart(2, '0')}.${clock[2]} WIB` : time.trim();
}

/** The fields that the admin's announcement search covers (spec section 5). */
export const announcementSearchFields = ['title', 'content', 'category', 'priority'] as const;
