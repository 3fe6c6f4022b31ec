import { expect, test } from 'vitest';
import { addMonths, monthOf, weeksOf } from './months.ts';

test('[V-30] a month is shown by weeks that begin on Monday', () => {
  const weeks = weeksOf('2027-03');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2027-03-01');
  expect(weeks[4]).toEqual(['2027-03-29', '2027-03-30', '2027-03-31', '', '', '', '']);
  expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28);
  expect([addMonths('2027-01', -1), addMonths('2027-12', 1)]).toEqual(['2026-12', '2028-01']);
  expect(['2027-05', '2027-13', 'x', ''].map((text) => monthOf(text, '2027-03-31'))).toEqual([
    ...['2027-05', '2027-03', '2027-03', '2027-03'],
  ]);
});
