import { formatDate, isoDay, parseDate } from '@pesantren/content/dates';

/**
 * A date as people read it, `18 Agustus 2025` in WIB. Free text that names no day stays as it is,
 * figures that name none (`0000-00-00`) become a dash, nothing stays nothing.
 */
export function DateText({ text }: { text: string }) {
  const day = parseDate(text);
  if (day) return <time dateTime={isoDay(day)}>{formatDate(day)}</time>;
  return /\p{L}/u.test(text) ? text : text && '–';
}
