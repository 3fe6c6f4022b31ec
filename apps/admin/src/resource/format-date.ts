import { parseDate, parseOnlyDate, schoolClock } from '@pesantren/content/dates';

const relative = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
const day = 86_400_000;

/** Formats a provider's date as `18 Okt 2026`; a text that is no date stays as it is. */
export function formatShortDate(text: string): string {
  const instant = parseOnlyDate(text, schoolClock());
  return instant
    ? schoolClock()
        .formatDate(instant)
        .replace(/(\p{L}{3})\p{L}+/u, '$1')
    : text;
}

/** Formats a date as `3 hari yang lalu`, in days, months or years; `''` when the text is no date. */
export function formatRelativeDate(text: string, now = new Date()): string {
  const instant = parseDate(text, schoolClock());
  if (!instant) return '';
  const days = Math.ceil((instant.getTime() - now.getTime()) / day) || 0;
  if (Math.abs(days) < 31) return relative.format(days, 'day');
  if (Math.abs(days) < 365) return relative.format(Math.trunc(days / 30.44), 'month');
  return relative.format(Math.trunc(days / 365.25), 'year');
}

/** Formats an instant on the school's clock as `hari ini 22.40`, `kemarin 22.40`, `besok 06.00`, else `26 November 2026, 22.40 WIB`. */
export function formatWhen(at: Date, now = new Date()): string {
  const days = (Date.parse(schoolClock().isoDay(at)) - Date.parse(schoolClock().isoDay(now))) / day;
  const name = { '-1': 'kemarin', 0: 'hari ini', 1: 'besok' }[days];
  return name
    ? `${name} ${schoolClock().formatTime(at).slice(0, 5)}`
    : `${schoolClock().formatDate(at)}, ${schoolClock().formatTime(at)}`;
}

/**
 * Formats the last change as `Diubah 18 Oktober 2026, 09.14 WIB`; `''` for a new item and where the
 * provider does not tell. Words without a day stay as they are.
 */
export function formatChangedAt(item: { updated_at?: string } | null): string {
  const changed = item?.updated_at ?? '';
  const date = parseDate(changed, schoolClock());
  if (!date) return /\p{L}/u.test(changed) ? `Diubah ${changed}` : '';
  // Without a zone the provider's clock is unknown: the day alone.
  const isInstant = /(?:Z|[+-]\d\d:?\d\d)$/.test(changed);
  return `Diubah ${schoolClock().formatDate(date)}${isInstant ? `, ${schoolClock().formatTime(date)}` : ''}`;
}
