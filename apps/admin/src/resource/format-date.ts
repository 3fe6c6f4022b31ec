import type { Clock } from '@pesantren/content/clock';
import { parseDate, parseOnlyDate } from '@pesantren/content/dates';

const relative = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });
const day = 86_400_000;

/** Formats a provider's date as `18 Okt 2026`; a text that is no date stays as it is. */
export function formatShortDate(text: string, clock: Clock): string {
  const instant = parseOnlyDate(text, clock);
  return instant ? clock.formatDate(instant).replace(/(\p{L}{3})\p{L}+/u, '$1') : text;
}

/** Formats a date as `3 hari yang lalu`, in days, months or years; `''` when the text is no date. */
export function formatRelativeDate(text: string, clock: Clock, now = new Date()): string {
  const instant = parseDate(text, clock);
  if (!instant) return '';
  const days = Math.ceil((instant.getTime() - now.getTime()) / day) || 0;
  if (Math.abs(days) < 31) return relative.format(days, 'day');
  if (Math.abs(days) < 365) return relative.format(Math.trunc(days / 30.44), 'month');
  return relative.format(Math.trunc(days / 365.25), 'year');
}

/** Formats an instant on the school's clock as `hari ini 22.40`, `kemarin 22.40`, `besok 06.00`, else `26 November 2026, 22.40 WIB`. */
export function formatWhen(
  at: Date,
  { isoDay, formatDate, formatTime }: Clock,
  now = new Date(),
): string {
  const days = (Date.parse(isoDay(at)) - Date.parse(isoDay(now))) / day;
  const name = { '-1': 'kemarin', 0: 'hari ini', 1: 'besok' }[days];
  return name ? `${name} ${formatTime(at).slice(0, 5)}` : `${formatDate(at)}, ${formatTime(at)}`;
}

/**
 * Formats the last change as `Diubah 18 Oktober 2026, 09.14 WIB`; `''` for a new item and where the
 * provider does not tell. Words without a day stay as they are.
 */
export function formatChangedAt(item: { updated_at?: string } | null, clock: Clock): string {
  const changed = item?.updated_at ?? '';
  const date = parseDate(changed, clock);
  if (!date) return /\p{L}/u.test(changed) ? `Diubah ${changed}` : '';
  // Without a zone the provider's clock is unknown: the day alone.
  const isInstant = /(?:Z|[+-]\d\d:?\d\d)$/.test(changed);
  return `Diubah ${clock.formatDate(date)}${isInstant ? `, ${clock.formatTime(date)}` : ''}`;
}
