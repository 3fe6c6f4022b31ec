import { parseDate } from '@pesantren/content/dates';
import { school } from '@pesantren/content/school';

const short = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: school.timeZone });
const relative = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
const day = 86_400_000;

/** `18 Okt 2026` out of a date as providers write it; a text that is none stays as it is. */
export function shortDate(text: string): string {
  const instant = parseDate(text);
  return instant ? short.format(instant) : text;
}

/** What a list is sorted by: an instant in milliseconds, 0 where the text is no date. */
export function dateOrder(text: string): number {
  return parseDate(text)?.getTime() ?? 0;
}

/** `3 hari yang lalu`, counted in days, then months, then years; `''` when the text is no date. */
export function relativeDate(text: string, now = new Date()): string {
  const instant = parseDate(text);
  if (!instant) return '';
  const days = Math.ceil((instant.getTime() - now.getTime()) / day) || 0;
  if (Math.abs(days) < 31) return relative.format(days, 'day');
  if (Math.abs(days) < 365) return relative.format(Math.trunc(days / 30.44), 'month');
  return relative.format(Math.trunc(days / 365.25), 'year');
}
