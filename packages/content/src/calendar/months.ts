import { weekdayOf } from '../weekdays.ts';

/** The months, January first. */
export const monthNames = [
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

/** Returns a month in words: `Desember 2026`. */
export function monthName(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${monthNames[(number ?? 0) - 1]} ${year}`;
}

/** Returns a month of an address, `2027-03`; that of the day `today` in place of any other text. */
export function monthOf(text: string, today: string): string {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);
}

/** Returns the month so many months later. */
export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** Returns the days of a month by week, Monday first: `2027-03-06`, `''` for those of other months. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00Z`);
  const before = (weekdayOf(`${month}-01`) + 6) % 7;
  const count = new Date(`${addMonths(month, 1)}-01T00:00Z`).getTime() - first.getTime();
  const days = Math.round(count / 86_400_000);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, n) => {
      const day = week * 7 + n - before + 1;
      return day < 1 || day > days ? '' : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}
