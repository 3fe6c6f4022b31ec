import { expect, test } from 'vitest';
import { daysLeft } from './trash-columns.tsx';

const now = new Date('2026-11-21T03:00:00Z');

test.each([
  ['2026-11-21T03:00:00Z', '30 hari lagi'],
  ['2026-11-20T03:00:00.001Z', '30 hari lagi'],
  ['2026-11-20T03:00:00Z', '29 hari lagi'],
  ['2026-10-23T03:00:00Z', '1 hari lagi'],
  ['2026-10-22T04:00:00Z', 'kurang dari sehari'],
  ['2026-10-01T00:00:00Z', 'kurang dari sehari'],
  ['entah', ''],
])('deleted at %s: %s', (deletedAt, words) => {
  expect(daysLeft(deletedAt, now)).toBe(words);
});
