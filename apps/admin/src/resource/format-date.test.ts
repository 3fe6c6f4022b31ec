import { expect, test } from 'vitest';
import { formatChangedAt, formatRelativeDate, formatShortDate } from './format-date.ts';

const now = new Date('2026-11-21T05:00:00Z');

test.each([
  ['18 Oktober 2026', '18 Okt 2026'],
  ['2026-10-18', '18 Okt 2026'],
  ['sehabis panen', 'sehabis panen'],
  ['', ''],
])('[P17] %s is shown as %s', (text, shown) => {
  expect(formatShortDate(text)).toBe(shown);
});

test.each([
  ['21 November 2026', 'hari ini'],
  ['20 November 2026', 'kemarin'],
  ['18 November 2026', '3 hari yang lalu'],
  ['22 November 2026', 'besok'],
  ['12 Oktober 2026', 'bulan lalu'],
  ['12 Januari 2025', 'tahun lalu'],
  ['entah', ''],
])('%s is %s', (text, shown) => {
  expect(formatRelativeDate(text, now)).toBe(shown);
});

test.each([
  ['2026-10-18T02:14:00.000Z', 'Diubah 18 Oktober 2026, 09.14 WIB'],
  ['2026-10-18 09:14:00', 'Diubah 18 Oktober 2026'],
  ['kemarin', 'Diubah kemarin'],
  ['0000-00-00 00:00:00', ''],
  ['', ''],
])('[F-81] %s: %s', (updated_at, words) => {
  expect(formatChangedAt({ updated_at })).toBe(words);
});

test('a new item has no change to format', () => {
  expect(formatChangedAt(null)).toBe('');
});
