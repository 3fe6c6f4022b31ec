import type { TimeZone } from './facts.ts';

const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

// By hand, since `Intl` costs a phone tens of milliseconds before its first date.

/** Formats the calendar day of an instant in the school's zone, whatever the machine's zone: `12 Januari 2025`. */
export function formatDate(instant: Date): string {
  const local = inZone(instant);
  return `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** Formats the time of day of an instant with the zone: `08.00 WIB`. */
export function formatTime(instant: Date): string {
  return `${inZone(instant).toISOString().slice(11, 16).replace(':', '.')} ${zone.name}`;
}

/** Returns the calendar day of an instant in the school's zone in ISO 8601: `2025-01-12`. */
export function isoDay(instant: Date): string {
  return inZone(instant).toISOString().slice(0, 10);
}

/** Returns true when an instant's day comes after today. */
export function isFuture(instant: Date, now: Date = new Date()): boolean {
  return instant.getTime() >= startOfTomorrow(now).getTime();
}

/** Returns the instant at which the day after `now` begins. */
export function startOfTomorrow(now: Date): Date {
  return new Date((Math.floor((now.getTime() + zone.ahead) / oneDay) + 1) * oneDay - zone.ahead);
}

const oneHour = 3_600_000;
const oneDay = 24 * oneHour;

/** Hours ahead of UTC, all year (Indonesia keeps no daylight saving time), and the name on clocks. */
const zones: Readonly<Record<TimeZone, { ahead: number; name: string }>> = {
  'Asia/Jakarta': { ahead: 7 * oneHour, name: 'WIB' },
  'Asia/Makassar': { ahead: 8 * oneHour, name: 'WITA' },
  'Asia/Jayapura': { ahead: 9 * oneHour, name: 'WIT' },
};

let zone = zones['Asia/Jakarta'];

/** Sets the zone that all days and times are in from now on: a process, and a page, is of one school. */
export function setTimeZone(name: TimeZone): void {
  zone = zones[name];
}

/** Returns true for the name of a zone that a school may be in. */
export function isTimeZone(name: string): name is TimeZone {
  return Object.hasOwn(zones, name);
}

/** Returns the school's time zone as clocks have it: `WIB`. */
export function timeZoneName(): string {
  return zone.name;
}

/** Returns the instant of a calendar day, `2025-01-12`, and a time of day on the school's clock. */
export function instantAt(day: string, time = '00:00'): Date {
  return new Date(Date.parse(`${day}T${time}Z`) - zone.ahead);
}

/** Returns the instant's clock in the school's zone, to be read as if it were UTC's. */
function inZone(instant: Date): Date {
  return new Date(instant.getTime() + zone.ahead);
}

/**
 * Parses the ways in which people and providers write dates: `12 Januari 2025`, `12 Jan 2025`, `2025-01-12`,
 * `2025-01-12 08:00:00`, `12/01/2025`, `17-08-2025` (docs/contract.md#dates, docs/reliability.md#i14).
 * @returns the instant at which the day begins in the school's zone; of a date with time and zone, that instant;
 * null when the text names no day that exists.
 */
export function parseDate(text: string): Date | null {
  const value = text.trim();
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](.+))?$/.exec(value);
  if (iso) {
    const day = dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    const zoned = iso[4] && /(?:Z|[+-]\d\d:?\d\d)$/.test(iso[4]);
    return day && zoned ? validInstant(new Date(value)) : day;
  }
  const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value);
  if (numeric) return dayOf(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const words = /\b(\d{1,2})\s+([A-Za-z]{3,})\.?\s+(\d{4})\b/.exec(value);
  if (!words?.[2]) return null;
  return dayOf(Number(words[3]), monthNumber(words[2]), Number(words[1]));
}

/** Returns 1 to 12 for a month's name or its beginning, old spellings and `Agt` included; 0 for other words. */
function monthNumber(word: string): number {
  const beginning = word
    .toLowerCase()
    .replace(/^peb/, 'feb')
    .replace(/^nop/, 'nov')
    .replace(/^ag[ts]$/, 'agu');
  return 1 + months.findIndex((name) => name.toLowerCase().startsWith(beginning));
}

function validInstant(instant: Date): Date | null {
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function dayOf(year: number, month: number, day: number): Date | null {
  const utc = new Date(Date.UTC(year, month - 1, day));
  // A day that does not exist rolls over into another month or year.
  const exists =
    utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
  return exists ? new Date(utc.getTime() - zone.ahead) : null;
}
