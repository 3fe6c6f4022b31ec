import { expect, test } from 'vitest';
import { hijriYears } from '../scripts/hijri-years.ts';
import { parseDate } from './dates.ts';
import { formatHijri } from './hijri.ts';

const hijriOf = (day: string) => formatHijri(parseDate(day) ?? new Date(Number.NaN));

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
    const hijri = formatHijri(new Date(day));
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
  expect(formatHijri(new Date('2026-02-18T16:59:00Z'))).toMatch(/Syakban 1447 H$/);
  expect(formatHijri(new Date('2026-02-18T17:00:00Z'))).toBe('1 Ramadan 1447 H');
});
