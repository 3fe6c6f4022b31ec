import type { Gelombang } from './admission.ts';
import { formatDate, isoDay } from './dates.ts';

/**
 * How a wave stands on a day in WIB. `daysToGo`: calendar days until it opens, at least 1;
 * `daysLeft`: until its last day, 0 on that day; `share`: how much of it is over, 0 to 1.
 */
export type GelombangState =
  | { kind: 'upcoming'; daysToGo: number }
  | { kind: 'open'; daysLeft: number; share: number }
  | { kind: 'closed' };

const oneDay = 24 * 3_600_000;

/** How a wave stands at an instant: its first and its last day belong to it, by the clock of WIB. */
export function gelombangAt({ opens, closes }: Gelombang, now: Date): GelombangState {
  const today = isoDay(now);
  if (today < opens) return { kind: 'upcoming', daysToGo: daysBetween(today, opens) };
  if (today > closes) return { kind: 'closed' };
  const daysLeft = daysBetween(today, closes);
  const days = daysBetween(opens, closes) + 1;
  return { kind: 'open', daysLeft, share: (days - 1 - daysLeft) / days };
}

/** `20 Jan–20 Feb 2025`: from when until when a wave lasts, the year once when it is one. */
export function periodOf({ opens, closes }: Gelombang): string {
  const [first, last] = [short(opens), short(closes)];
  const year = last.slice(last.lastIndexOf(' '));
  return `${first.replace(year, '')}–${last}`;
}

/** `20 Feb 2025` of `2025-02-20`. */
function short(day: string): string {
  return formatDay(day).replace(/(\p{L}{3})\p{L}+/u, '$1');
}

/** `20 Februari 2025` of `2025-02-20`. */
export function formatDay(day: string): string {
  return formatDate(new Date(`${day}T00:00+07:00`));
}

/** Whole days from one calendar day to another, both as `2025-01-20`. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / oneDay;
}
