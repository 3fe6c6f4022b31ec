import { expect, test } from 'vitest';
import { changedAt } from './changed-at.ts';

test.each([
  ['2026-10-18T02:14:00.000Z', 'Diubah 18 Oktober 2026, 09.14 WIB'],
  ['kemarin', 'Diubah kemarin'],
  ['', ''],
])('%s: %s', (updated_at, words) => {
  expect(changedAt({ updated_at })).toBe(words);
});

test('a new item says nothing', () => {
  expect(changedAt(null)).toBe('');
});
