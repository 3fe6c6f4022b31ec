import type { Clock } from '../clock.ts';
import { parseDate } from '../dates.ts';

/** The days on which something happens, in ISO 8601, `''` for none; a place and hours in the school's words. */
export type EventDays = {
  event_date: string;
  event_end_date: string;
  event_time: string;
  event_place: string;
};

/**
 * Returns the days, hours and place of an event in words, `7 sampai 12 Desember 2026, 07.30 WIB, aula`, followed by
 * `(sudah lewat)` once its last day is over; null without a day.
 */
export function eventLabel(event: Partial<EventDays>, now: Date, clock: Clock): string | null {
  const days = daysOf(event, clock);
  if (!days) return null;
  const { event_time, event_place } = event;
  const label = [daysLabel(...days, clock), event_time, event_place].filter(Boolean).join(', ');
  return isEventOver(event, now, clock) ? `${label} (sudah lewat)` : label;
}

/** Returns what stands beside the leaf of an event's first day: `sampai 12 Desember 2026, 07.30 WIB, aula`, or `''`. */
export function eventDetails(event: Partial<EventDays>, clock: Clock): string {
  const days = daysOf(event, clock);
  if (!days) return '';
  const [first, last] = days;
  const until = first < last ? `sampai ${clock.formatDate(last)}` : '';
  return [until, event.event_time, event.event_place].filter(Boolean).join(', ');
}

/** Returns true once the last day of an event is over. */
export function isEventOver(event: Partial<EventDays>, now: Date, clock: Clock): boolean {
  const days = daysOf(event, clock);
  return days !== null && clock.startOfTomorrow(days[1]) <= now;
}

function daysOf(
  { event_date = '', event_end_date = '' }: Partial<EventDays>,
  clock: Clock,
): [Date, Date] | null {
  const [first, last] = [event_date, event_end_date || event_date].map((day) =>
    parseDate(day, clock),
  );
  return first && last ? [first, last] : null;
}

/** Returns `7 sampai 12 Desember 2026`, each word that both days share said once. */
export function daysLabel(first: Date, last: Date, { formatDate }: Clock): string {
  const [from, to] = [formatDate(first).split(' '), formatDate(last).split(' ')];
  while (from.length > 0 && from.at(-1) === to[from.length - 1]) from.pop();
  return from.length === 0 ? to.join(' ') : `${from.join(' ')} sampai ${to.join(' ')}`;
}
