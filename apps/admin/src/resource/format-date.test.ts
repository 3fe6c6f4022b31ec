import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { formatChangedAt, formatRelativeDate, formatShortDate, formatWhen } from './format-date.ts';

const now = new Date('2026-11-21T05:00:00Z');

test.each([
  ['18 Oktober 2026', '18 Okt 2026'],
  ['2026-10-18', '18 Okt 2026'],
  ['sehabis panen', 'sehabis panen'],
  ['', ''],
])('[P17] %s is shown as %s', (text, shown) => {
  expect(formatShortDate(text, defaultClock)).toBe(shown);
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
  expect(formatRelativeDate(text, defaultClock, now)).toBe(shown);
});

test.each([
  ['2026-11-21T15:40:00Z', 'hari ini 22.40'],
  ['2026-11-20T16:59:00Z', 'kemarin 23.59'],
  ['2026-11-20T17:00:00Z', 'hari ini 00.00'],
  ['2026-11-21T23:00:00Z', 'besok 06.00'],
  ['2026-11-23T00:00:00Z', '23 November 2026, 07.00 WIB'],
])('[F-111] %s is %s on the school’s clock', (at, shown) => {
  expect(formatWhen(new Date(at), defaultClock, now)).toBe(shown);
});

test.each([
  ['2026-10-18T02:14:00.000Z', 'Diubah 18 Oktober 2026, 09.14 WIB'],
  ['2026-10-18 09:14:00', 'Diubah 18 Oktober 2026'],
  ['kemarin', 'Diubah kemarin'],
  ['0000-00-00 00:00:00', ''],
  ['', ''],
])('[F-81] %s: %s', (updated_at, words) => {
  expect(formatChangedAt({ updated_at }, defaultClock)).toBe(words);
});

test('a new item has no change to format', () => {
  expect(formatChangedAt(null, defaultClock)).toBe('');
});
