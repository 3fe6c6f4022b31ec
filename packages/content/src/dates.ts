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

/** Formats the calendar day of an instant in WIB, whatever the machine's zone: `12 Januari 2025`. */
export function formatDate(instant: Date): string {
  const wib = inWib(instant);
  return `${wib.getUTCDate()} ${months[wib.getUTCMonth()]} ${wib.getUTCFullYear()}`;
}

/** Formats the time of day of an instant in WIB: `08.00 WIB`. */
export function formatTime(instant: Date): string {
  return `${inWib(instant).toISOString().slice(11, 16).replace(':', '.')} WIB`;
}

/** Returns the calendar day of an instant in WIB in ISO 8601: `2025-01-12`. */
export function isoDay(instant: Date): string {
  return inWib(instant).toISOString().slice(0, 10);
}

/** Returns true when an instant's day in WIB comes after today. */
export function isFuture(instant: Date, now: Date = new Date()): boolean {
  return instant.getTime() >= startOfTomorrow(now).getTime();
}

/** Returns the instant at which the day after `now` begins in WIB. */
export function startOfTomorrow(now: Date): Date {
  return new Date((Math.floor((now.getTime() + ahead) / oneDay) + 1) * oneDay - ahead);
}

const oneDay = 24 * 3_600_000;

/** WIB is UTC+7 all year (Indonesia keeps no daylight saving time): its clock, read as if it were UTC's. */
const ahead = 7 * 3_600_000;

function inWib(instant: Date): Date {
  return new Date(instant.getTime() + ahead);
}

/**
 * Parses the ways in which people and providers write dates: `12 Januari 2025`, `12 Jan 2025`, `2025-01-12`,
 * `2025-01-12 08:00:00`, `12/01/2025`, `17-08-2025` (docs/contract.md#dates, docs/reliability.md#i14).
 * @returns the instant at which the day begins in WIB; of a date with time and zone, that instant;
 * null when the text names no day that exists.
 */
export function parseDate(text: string): Date | null {
  const value = text.trim();
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](.+))?$/.exec(value);
  if (iso) {
    const day = wibDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    const zoned = iso[4] && /(?:Z|[+-]\d\d:?\d\d)$/.test(iso[4]);
    return day && zoned ? validInstant(new Date(value)) : day;
  }
  const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value);
  if (numeric) return wibDay(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const words = /\b(\d{1,2})\s+([A-Za-z]{3,})\.?\s+(\d{4})\b/.exec(value);
  if (!words?.[2]) return null;
  return wibDay(Number(words[3]), monthNumber(words[2]), Number(words[1]));
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

function wibDay(year: number, month: number, day: number): Date | null {
  const utc = new Date(Date.UTC(year, month - 1, day));
  // A day that does not exist rolls over into another month or year.
  const exists =
    utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
  return exists ? new Date(utc.getTime() - ahead) : null;
}
