import type { Clock } from '@pesantren/content/clock';

const relative = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
const minute = 60_000;
const hour = 60 * minute;

/** Formats an instant as `18 Oktober 2026, 09.14 WIB`; other text is unchanged. */
export function instantInWords(text: string, { formatDate, formatTime }: Clock): string {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return text;
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/**
 * Formats the age of an instant within hours as `12 menit yang lalu`; `baru saja` below two minutes, the
 * precision of the provider's record. Other text is unchanged.
 */
export function seenInWords(text: string, now = new Date()): string {
  const age = now.getTime() - new Date(text).getTime();
  if (Number.isNaN(age)) return text;
  if (age < 2 * minute) return 'baru saja';
  if (age < hour) return relative.format(-Math.floor(age / minute), 'minute');
  return relative.format(-Math.floor(age / hour), 'hour');
}
