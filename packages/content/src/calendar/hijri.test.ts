import { expect, test } from 'vitest';
import { hijriYears } from '../../scripts/hijri-years.ts';
import { clockOf } from '../clock.ts';
import { parseDate } from '../dates.ts';
import type { HijriMonth } from '../facts.ts';
import { hijriDay, hijriMonthStart, hijriWords, oddHijriMonth } from './hijri.ts';

const clock = clockOf('Asia/Jakarta');

const wordsOf = (instant: Date) => {
  const day = hijriDay(instant, clock);
  return day && hijriWords(day);
};
const hijriOf = (day: string) => wordsOf(parseDate(day, clock) ?? new Date(Number.NaN));

/** First days as the Ministry of Religious Affairs fixed them after its isbat. */
const fixed = {
  '1 Ramadan 1443 H': '3 April 2022',
  '1 Syawal 1443 H': '2 Mei 2022',
  '1 Zulhijah 1443 H': '1 Juli 2022',
  '1 Ramadan 1444 H': '23 Maret 2023',
  '1 Syawal 1444 H': '22 April 2023',
  '1 Zulhijah 1444 H': '20 Juni 2023',
  '1 Ramadan 1445 H': '12 Maret 2024',
  '1 Syawal 1445 H': '10 April 2024',
  '1 Zulhijah 1445 H': '8 Juni 2024',
  '1 Ramadan 1446 H': '1 Maret 2025',
  '1 Syawal 1446 H': '31 Maret 2025',
  '1 Zulhijah 1446 H': '28 Mei 2025',
  '1 Ramadan 1447 H': '19 Februari 2026',
};

test.each(Object.entries(fixed))('[F-08] %s is %s, as the Ministry fixed it', (hijri, day) => {
  expect(hijriOf(day)).toBe(hijri);
});

// Isra Mikraj 1447, a public holiday on 16 January 2026: met on the coast of Bengkulu, not in Sabang.
test('[F-08] the criterion counts wherever in Indonesia it is met', () => {
  expect(hijriOf('16 Januari 2026')).toBe('27 Rajab 1447 H');
});

test('[F-08] the table is what the script computes, months of 29 and 30 days only', () => {
  const counted: number[] = [];
  const end = Date.parse('2060-01-01T12:00:00+07:00');
  for (let day = Date.parse('2017-09-22T12:00:00+07:00'); day < end; day += 86_400_000) {
    const hijri = wordsOf(new Date(day));
    if (!hijri) break;
    if (hijri.startsWith('1 ')) counted.push(0);
    counted.push((counted.pop() ?? 0) + 1);
  }
  expect(new Set(counted)).toEqual(new Set([29, 30]));
  const digits = Array.from({ length: 42 }, (_, year) => {
    const months = counted.slice(year * 12, year * 12 + 12);
    const bits = months.reduce((sum, days, at) => sum + (days - 29) * 2 ** at, 0);
    return bits.toString(16).padStart(3, '0');
  });
  expect(counted).toHaveLength(42 * 12);
  expect(digits.join('')).toBe(hijriYears());
});

test('[F-08] every day of 2018 to 2057 has its Hijri date; outside the table there is none', () => {
  expect(hijriOf('1 Januari 2018')).toBe('13 Rabiulakhir 1439 H');
  expect(hijriOf('31 Desember 2057')).toBe('4 Rajab 1480 H');
  expect(hijriOf('21 September 2017')).toBeNull();
  expect(hijriOf('1 Januari 2060')).toBeNull();
  expect(hijriOf('1 Januari 0001')).toBeNull();
});

test('[S10] the day is the one in WIB: 17.00 UTC is already the next', () => {
  expect(wordsOf(new Date('2026-02-18T16:59:00Z'))).toMatch(/Syakban 1447 H$/);
  expect(wordsOf(new Date('2026-02-18T17:00:00Z'))).toBe('1 Ramadan 1447 H');
});

test('[J-60] a first day that the school has fixed moves the end of the month before it', () => {
  const fixedMonths = [{ year: 1447, month: 10, starts: '2026-03-20' }];
  const wordsBy = (day: string) => {
    const hijri = hijriDay(parseDate(day, clock) ?? new Date(Number.NaN), clock, fixedMonths);
    return hijri && hijriWords(hijri);
  };
  expect(hijriMonthStart(1447, 10)).toBe('2026-03-21');
  expect(hijriMonthStart(1447, 10, fixedMonths)).toBe('2026-03-20');
  expect(wordsBy('19 Maret 2026')).toBe('29 Ramadan 1447 H');
  expect(wordsBy('20 Maret 2026')).toBe('1 Syawal 1447 H');
  expect(wordsBy('21 Maret 2026')).toBe('2 Syawal 1447 H');
  expect(wordsBy('20 April 2026')).toBe(hijriOf('20 April 2026'));
});

test.each([
  ['a month of 31 days', [{ year: 1447, month: 10, starts: '2026-03-22' }], 0],
  ['a month of 28 days', [{ year: 1447, month: 10, starts: '2026-03-19' }], 0],
  [
    'the second of two',
    [
      { year: 1447, month: 10, starts: '2026-03-20' },
      { year: 1447, month: 12, starts: '2026-05-25' },
    ],
    1,
  ],
  ['a year outside the table', [{ year: 1500, month: 1, starts: '2076-12-01' }], 0],
  ['none', [{ year: 1447, month: 10, starts: '2026-03-20' }], -1],
])('[J-60] %s is told by its position', (_, fixedMonths, position) => {
  expect(oddHijriMonth(fixedMonths)).toBe(position);
});

test('[J-60] Ramadan, Syawal and Zulhijah are estimates until they are fixed, or over', () => {
  const isEstimate = (day: string, now: string, fixedMonths: HijriMonth[] = []) =>
    hijriDay(parseDate(day, clock) ?? new Date(Number.NaN), clock, fixedMonths, new Date(now))
      ?.isEstimate;
  const now = '2027-01-01T00:00:00Z';
  expect(isEstimate('10 Februari 2027', now)).toBe(true);
  expect(
    isEstimate('10 Februari 2027', now, [{ year: 1448, month: 9, starts: '2027-02-08' }]),
  ).toBe(false);
  expect(isEstimate('10 Februari 2027', '2027-03-20T00:00:00Z')).toBe(false);
  expect(isEstimate('1 Februari 2027', now)).toBe(false);
});
