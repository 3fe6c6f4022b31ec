import { expect, test } from 'vitest';
import { someOf } from './some-of.ts';

test.each([
  [0, ''],
  [1, '0811'],
  [4, '0811, 0812, 0813, 0814'],
  [5, '0811, 0812, 0813, dan 2 lagi'],
])('[F-112] of %i numbers a card of the school names some whole, and cuts none', (count, words) => {
  expect(someOf(['0811', '0812', '0813', '0814', '0815'].slice(0, count))).toBe(words);
});
