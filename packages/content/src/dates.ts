import { monthNames } from './calendar/months.ts';
import type { Clock } from './clock.ts';

/** A time of day as people and databases add it to a date: with seconds, an offset, a zone's name. */
const timeOfDay =
  /^(\d\d?)[:.](\d\d)(?:[:.](\d\d)(?:[.,](\d{1,9}))?)?\s?(?:(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)|[a-z]{2,4})?$/i;

/**
 * Parses the ways in which people and providers write dates: `12 Januari 2025`, `12-Jan-2025`, `January 12, 2025`,
 * `2025-1-12`, `2025/01/12 08:00:00`, `12/01/2025 08.00`, `12/1/25` (docs/contract.md#dates,
 * docs/reliability.md#i14).
 * @returns the instant at which the day begins on the clock; of a date with time and zone, that instant;
 * null when the text names no day that exists.
 */
export function parseDate(text: string, clock: Clock): Date | null {
  return instantOn(writtenDate(text), clock);
}

/**
 * Parses a date as `parseDate` does, without a clock.
 * @returns the day in ISO 8601, `2025-01-12`; of a date with time and zone the instant, `2025-01-12T01:00:00.000Z`.
 */
export function writtenDate(text: string): string | null {
  const value = text.trim();
  const yearFirst = /^(\d{4})([-/.])(\d\d?)\2(\d\d?)(?:(?:T|,?\s)(.+))?$/s.exec(value);
  if (yearFirst) {
    const [, year, , month, day, rest] = yearFirst;
    return dateOf(Number(year), Number(month), Number(day), timeOfDay.exec(rest ?? ''));
  }
  const dayFirst = /^(\d\d?)([-/.])(\d\d?)\2(\d{4}|\d\d)(?:,?\s(.+))?$/s.exec(value);
  if (dayFirst) {
    const [, day, , month, year, rest] = dayFirst;
    const time = timeOfDay.exec(rest ?? '');
    // Other words, as in `12/01/2025 s.d. 15/01/2025`, are shown as they stand.
    if (rest && !time) return null;
    return dateOf(fullYear(year), Number(month), Number(day), time);
  }
  const words = /\b(\d\d?)[\s-]+([A-Za-z]{3,})\.?[\s-]+(\d{4}\b|\d\d$)/.exec(value);
  if (words) return dateOf(fullYear(words[3]), monthNumber(words[2]), Number(words[1]));
  const english = /\b([A-Za-z]{3,})\.? (\d\d?)(?:st|nd|rd|th)?, ?(\d{4})\b/.exec(value);
  return english && dateOf(Number(english[3]), monthNumber(english[1]), Number(english[2]));
}

const toLater = String.raw`\s*(?:[-–—&,]|s\.?\s?[d/]\.?|sampai(?:\s+dengan)?|hingga|dan)\s*`;
/** A day, with month and year or without, and a later one behind it. */
const several = new RegExp(
  String.raw`(?<![\d.:/-])\d\d?(?:\s+[a-z]{3,}\.?(?:\s+\d{4})?)?${toLater}(?:[a-z']+,?\s+)?\d\d?\s+[a-z]{3,}`,
  'i',
);

/**
 * Parses a date as `parseDate` does, and returns null as well for one that names several days, `6–8 Desember 2026`: in words
 * of ours it would be one of them.
 */
export function parseOnlyDate(text: string, clock: Clock): Date | null {
  return instantOn(onlyWrittenDate(text), clock);
}

/** Parses a date as `writtenDate` does, and returns null as well for one that names several days. */
export function onlyWrittenDate(text: string): string | null {
  return several.test(text) ? null : writtenDate(text);
}

function instantOn(date: string | null, clock: Clock): Date | null {
  if (date === null) return null;
  return date.length === 10 ? clock.instantAt(date) : new Date(date);
}

/** Returns the year of four digits, or of two as POSIX reads them: from 69 on it is one of the last century. */
function fullYear(digits = ''): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 69 ? 2000 + year : 1900 + year;
}

/** Returns a day, or its instant where the time has an offset; null where there is none such. */
function dateOf(
  year: number,
  month: number,
  day: number,
  time: RegExpExecArray | null = null,
): string | null {
  const utc = new Date(Date.UTC(year, month - 1, day));
  // A day that does not exist rolls over into another month or year.
  const exists =
    utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
  if (!exists) return null;
  const [, hours, minutes, seconds = '0', fraction = '0', offset] = time ?? [];
  if (!offset) return utc.toISOString().slice(0, 10);
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const [, sign, hoursAhead = 0, minutesAhead = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  const ahead = (Number(hoursAhead) * 60 + Number(minutesAhead)) * (sign === '-' ? -1 : 1);
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const at = [Number(hours), Number(minutes) - ahead, Number(seconds), milliseconds] as const;
  return new Date(Date.UTC(year, month - 1, day, ...at)).toISOString();
}

/** Old spellings, and the beginnings that English months have and Indonesian ones do not. */
const otherSpellings: Readonly<Record<string, string>> = {
  ...{ peb: 'feb', nop: 'nov', agt: 'agu', ags: 'agu' },
  ...{ may: 'mei', aug: 'agu', oct: 'okt', dec: 'des' },
};

const englishMonths =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Returns 1 to 12 for a month's name or its beginning, English and old spellings included; 0 for other words. */
function monthNumber(word = ''): number {
  const name = word.toLowerCase();
  const start = name.slice(0, 3);
  const known = otherSpellings[start] ?? start;
  const beginning = englishMonths.test(name) ? known : known + name.slice(3);
  return 1 + monthNames.findIndex((month) => month.toLowerCase().startsWith(beginning));
}
