import { expect, test } from 'vitest';
import { isWish } from './wish.ts';

test('a wish is known by a history entry’s state', () => {
  expect(isWish({ add: true })).toBe(true);
});

test.each([null, undefined, 'add', 7, {}, { add: 'ya' }, []])('%j is no wish', (state) => {
  expect(isWish(state)).toBe(false);
});
