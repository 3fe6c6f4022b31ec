import type { Clock } from '../clock.ts';
import type { HijriMonth } from '../facts.ts';

const months = [
  'Muharam',
  'Safar',
  'Rabiulawal',
  'Rabiulakhir',
  'Jumadilawal',
  'Jumadilakhir',
  'Rajab',
  'Syakban',
  'Ramadan',
  'Syawal',
  'Zulkaidah',
  'Zulhijah',
];

/**
 * The years 1439 to 1480 by Indonesia's criterion, three hexadecimal digits each: bit 0 is Muharam, 1
 * means 30 days, 0 means 29. Printed by `pnpm --filter @pesantren/content hijri-years`.
 */
const years =
  '2ae56e2ea6d56aa5552ab95b1da5d5ba9b52aa5555aad56aae96d4ea9e8ad1654eaae5acba5b4aa9552b2974b7ab65b4d65d4aa568ae26d4edae96d4ea9d2a';
const firstYear = 1439;

const oneDay = 86_400_000;
/** 1 Muharam 1439. */
const firstDay = Date.parse('2017-09-22');

/** The computed first day of each month, in days since the first of all; the last entry is the end of the table. */
const starts = computedStarts();

function computedStarts(): readonly number[] {
  const days = [0];
  for (let year = 0; year * 3 < years.length; year += 1) {
    const lengths = Number.parseInt(years.slice(year * 3, year * 3 + 3), 16);
    for (const month of months.keys()) {
      days.push((days.at(-1) ?? 0) + 29 + ((lengths >> month) & 1));
    }
  }
  return days;
}

/** A day of the Hijri calendar. `month`: 1 to 12; `isEstimate`: the Ministry may still fix its month otherwise. */
export type HijriDay = { day: number; month: number; year: number; isEstimate: boolean };

/**
 * Returns the calendar day of an instant on a clock, in the Hijri calendar of Indonesia's Ministry of Religious
 * Affairs: MABIMS' criterion as far as it can be computed, and the first days that the school has fixed after an isbat
 * (docs/spec.md#f-08). By hand, since `Intl` knows other criteria only and costs a phone tens of milliseconds.
 * @returns null outside the table, which covers 2018 to 2057.
 */
export function hijriDay(
  instant: Date,
  clock: Clock,
  fixed: readonly HijriMonth[] = [],
  now = new Date(),
): HijriDay | null {
  if (Number.isNaN(instant.getTime())) return null;
  const day = dayNumber(clock.isoDay(instant));
  let index = starts.findIndex((start) => start > day) - 1;
  if (index < 0) return null;
  // A fixed first day is a day or two beside the computed one.
  if (day < startOf(index, fixed)) index -= 1;
  else if (day >= startOf(index + 1, fixed)) index += 1;
  const month = (index % 12) + 1;
  return {
    ...{ day: day - startOf(index, fixed) + 1, month, year: firstYear + Math.floor(index / 12) },
    isEstimate:
      fixedByIsbat.has(month) &&
      fixed.every((one) => indexOf(one) !== index) &&
      dayNumber(clock.isoDay(now)) < startOf(index + 1, fixed),
  };
}

/** Returns `9 Jumadilakhir 1448 H` for a day of the Hijri calendar. */
export function hijriWords({ day, month, year }: HijriDay): string {
  return `${day} ${hijriMonthName(month)} ${year} H`;
}

/** Returns the name of a month, 1 to 12. */
export function hijriMonthName(month: number): string {
  return months[month - 1] ?? '';
}

/** The months whose first day the Ministry fixes after an isbat: Ramadan, Syawal, Zulhijah. */
export const fixedByIsbat: ReadonlySet<number> = new Set([9, 10, 12]);

/**
 * Returns the first day of a Hijri month as an ISO day: the fixed one, else the computed one.
 * @returns null outside the table.
 */
export function hijriMonthStart(
  year: number,
  month: number,
  fixed: readonly HijriMonth[] = [],
): string | null {
  const index = indexOf({ year, month });
  if (starts[index] === undefined) return null;
  return new Date(firstDay + startOf(index, fixed) * oneDay).toISOString().slice(0, 10);
}

/**
 * Returns the position of a fixed month that makes itself or the month before it neither 29 nor 30 days long, or that is
 * not in the table; -1 where there is none.
 */
export function oddHijriMonth(fixed: readonly HijriMonth[]): number {
  const isMonth = (from: number) => {
    const length = startOf(from + 1, fixed) - startOf(from, fixed);
    return length === 29 || length === 30;
  };
  return fixed.findIndex((one) => {
    const index = indexOf(one);
    if (index < 1 || index >= starts.length - 1) return true;
    return !isMonth(index - 1) || !isMonth(index);
  });
}

function startOf(index: number, fixed: readonly HijriMonth[]): number {
  const own = fixed.find((one) => indexOf(one) === index);
  return own ? dayNumber(own.starts) : (starts[index] ?? Number.POSITIVE_INFINITY);
}

function indexOf({ year, month }: Pick<HijriMonth, 'year' | 'month'>): number {
  return (year - firstYear) * 12 + month - 1;
}

function dayNumber(day: string): number {
  return (Date.parse(day) - firstDay) / oneDay;
}
