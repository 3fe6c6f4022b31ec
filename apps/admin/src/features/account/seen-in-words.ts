import { formatDate, formatTime } from '@pesantren/content/dates';

const relative = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
const minute = 60_000;
const hour = 60 * minute;

/** `18 Oktober 2026, 09.14 WIB`; a text that is no instant stays as it is. */
export function instantInWords(text: string): string {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return text;
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/**
 * `12 menit yang lalu`, for what ends within hours: `baru saja` below two minutes, as often as the
 * provider notes it. A text that is no instant stays as it is.
 */
export function seenInWords(text: string, now = new Date()): string {
  const age = now.getTime() - new Date(text).getTime();
  if (Number.isNaN(age)) return text;
  if (age < 2 * minute) return 'baru saja';
  if (age < hour) return relative.format(-Math.floor(age / minute), 'minute');
  return relative.format(-Math.floor(age / hour), 'hour');
}
