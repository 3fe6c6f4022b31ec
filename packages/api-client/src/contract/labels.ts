import type { Clock } from '@pesantren/content/clock';
import { limits } from '@pesantren/content/limits';
import { formatFileSize, formatNumber } from '@pesantren/content/numbers';
import type { Announcement } from './announcement.ts';
import type { Article } from './article.ts';

// Apart from the schemas: pages show these before the client and zod are loaded.

/** The words of the admin form's choice, as they are stored (docs/contract.md#priority). */
export const priorities = ['Penting', 'Sedang'] as const;

/** Returns true for the priorities that carry the badge: `high` and `penting`, in any case. */
export function isImportant(announcement: Pick<Announcement, 'priority'>): boolean {
  return ['high', 'penting'].includes(announcement.priority.trim().toLowerCase());
}

/**
 * Returns the words of an announcement's PDF (docs/spec.md#n-04): the file's name; its size, a fixed one where
 * the provider does not say; its number of pages, `''` where that is unknown.
 */
export function pdfLabels({
  id,
  pdf_bytes,
  pdf_pages,
}: Pick<Announcement, 'id' | 'pdf_bytes'> & Partial<Pick<Announcement, 'pdf_pages'>>) {
  return {
    name: `Pengumuman-${id}.pdf`,
    size: pdf_bytes === undefined ? limits.pdfSizeLabel : formatFileSize(pdf_bytes),
    pages: pdf_pages ? `${formatNumber(pdf_pages)} halaman` : '',
  };
}

/** Returns `08.00 WIB` for `08.00`, `08:00` and `08:00:00`; any other text unchanged. */
export function timeLabel({ time }: Pick<Announcement, 'time'>, { name }: Clock): string {
  const hours = /^(\d{1,2})[.:](\d\d)(?:[.:]\d\d)?$/.exec(time.trim());
  return hours ? `${hours[1]?.padStart(2, '0')}.${hours[2]} ${name}` : time.trim();
}

/** Returns the date that an article bears: its own, or else the day on which it was published. */
export function articleDate({
  date,
  published_at,
}: Pick<Article, 'date' | 'published_at'>): string {
  return date || published_at;
}

/** Returns `4 menit baca` for `4`, `4 menit` and `4 menit baca`; `''` when unknown. */
export function readTimeLabel(article: Pick<Article, 'read_time'>): string {
  const text = article.read_time.trim();
  if (/^\d+$/.test(text)) return `${text} menit baca`;
  return /^\d+ menit$/.test(text) ? `${text} baca` : text;
}
