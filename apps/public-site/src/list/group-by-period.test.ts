import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { groupByPeriod } from './group-by-period.ts';

const dates = ['2026-11-30', '24 November 2026', 'besok', '2025-12-31T17:00:00Z', '01/11/2026', ''];

function grouped(unit: 'month' | 'year') {
  const periods = groupByPeriod(dates, (date) => date, unit, defaultClock);
  return periods.map(({ key, name, items }) => [key, name, items.length]);
}

test('[S10] groups by month in WIB, in order, each once', () => {
  expect(grouped('month')).toEqual([
    ['2026-11', 'November 2026', 3],
    ['', 'Tanpa tanggal', 2],
    ['2026-01', 'Januari 2026', 1],
  ]);
});

test('[T-01] [T-02] groups by year, with a group for unreadable dates', () => {
  expect(grouped('year')).toEqual([
    ['2026', '2026', 4],
    ['', 'Tanpa tanggal', 2],
  ]);
});
