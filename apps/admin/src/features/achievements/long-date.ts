import { formatDate, parseDate } from '@pesantren/content/dates';

/** `12 Januari 2025` out of a date as people and providers write it; `''` when it names no day. */
export function longDate(text: string): string {
  const instant = parseDate(text);
  return instant ? formatDate(instant) : '';
}
