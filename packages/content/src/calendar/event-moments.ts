import { type Clock, clockNamed } from '../clock.ts';
import { parseDate, writtenDate } from '../dates.ts';
import { daysLabel } from './event-days.ts';

/** When an event begins and ends: days in ISO 8601, or instants; `''` for an end that is not told. */
export type Span = { starts: string; ends: string };

/** Hours and minutes at the end of a text, with the zone's name as clocks have it: `…, pukul 08.00 WITA`. */
const clockTime = /^(.+?)(?:T|[,\s]\s*)(?:pukul\s+)?(\d{1,2})[.:](\d\d)(?:\s*(WIB|WITA|WIT))?$/s;
const exact = /\dT?[\s\d:.,]*(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads when something begins or ends: a day, `6 Desember 2026`, or one with a time, `6 Desember 2026, 08.00 WIB`.
 * @returns the day in ISO 8601, `2026-12-06`, or the instant, `2026-12-06T01:00:00.000Z`; where no zone is named the
 * time on the school's clock, `2026-12-06T08:00`; null where the text names none, or a year outside of 2000 to 2100.
 */
export function writtenMoment(text: string): string | null {
  const value = text.trim();
  const moment = exact.test(value) ? writtenDate(value) : timed(value);
  return moment !== null && /^20\d\d|^2100/.test(moment) ? moment : null;
}

function timed(value: string): string | null {
  const [, dayText = value, hours, minutes = '', zone] = clockTime.exec(value) ?? [];
  const day = writtenDate(dayText)?.slice(0, 10);
  if (!day) return null;
  if (hours === undefined) return day;
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  const told = zone && clockNamed(zone);
  return told ? told.instantAt(day, time).toISOString() : `${day}T${time}`;
}

/** Returns a moment as `writtenMoment` reads it, a time that names no zone as its instant on the school's clock. */
export function momentOn(moment: string, clock: Clock): string {
  const [day = '', time = ''] = moment.split('T');
  return time.length === 5 ? clock.instantAt(day, time).toISOString() : moment;
}

/** Returns true for a moment that is a day without a time. */
export function isDay(moment: string): boolean {
  return moment.length === 10;
}

/** Returns when an event is in words: `7 sampai 12 Desember 2026`, or `6 Desember 2026, 08.00 sampai 16.00 WIB`. */
export function spanLabel({ starts, ends }: Span, clock: Clock): string {
  const { formatDate, formatTime } = clock;
  const first = parseDate(starts, clock);
  const last = parseDate(ends || starts, clock);
  if (!first || !last) return '';
  const days = daysLabel(first, last, clock);
  const hours = hoursLabel({ starts, ends }, clock);
  if (!hours) return days;
  const isOneDay = formatDate(first) === formatDate(last);
  if (isOneDay) return `${days}, ${hours}`;
  return `${formatDate(first)}, ${formatTime(first)} sampai ${formatDate(last)}, ${formatTime(last)}`;
}

/**
 * Returns when and where an event is in words, followed by `(dibatalkan)`, or by `(sudah lewat)` once it is over; `''`
 * without a day.
 */
export function toldLabel(
  event: Span & { place: string; cancelled: boolean },
  now: Date,
  clock: Clock,
): string {
  if (!overAt(event, clock)) return '';
  const label = [spanLabel(event, clock), event.place].filter(Boolean).join(', ');
  if (event.cancelled) return `${label} (dibatalkan)`;
  return isOver(event, now, clock) ? `${label} (sudah lewat)` : label;
}

/** Returns the hours of an event, `08.00 sampai 16.00 WIB`; `''` for one of whole days. */
export function hoursLabel({ starts, ends }: Span, clock: Clock): string {
  if (isDay(starts) || starts === '') return '';
  const from = clock.formatTime(new Date(starts));
  return ends ? `${from.slice(0, 5)} sampai ${clock.formatTime(new Date(ends))}` : from;
}

/** Returns the first and the last day of an event, ISO 8601; null where there is none. */
export function daysOfSpan(
  { starts, ends }: Span,
  clock: Clock,
): [first: string, last: string] | null {
  const [first, last] = [parseDate(starts, clock), parseDate(ends || starts, clock)];
  return first && last && [clock.isoDay(first), clock.isoDay(last)];
}

/** Returns the instant from which on an event is over: its end, or the end of its last day; null without a day. */
export function overAt({ starts, ends }: Span, clock: Clock): Date | null {
  const last = parseDate(ends || starts, clock);
  return last && (ends !== '' && !isDay(ends) ? last : clock.startOfTomorrow(last));
}

/** Returns true once an event is over; one without a day never is. */
export function isOver(span: Span, now: Date, clock: Clock): boolean {
  const over = overAt(span, clock);
  return over !== null && over <= now;
}
