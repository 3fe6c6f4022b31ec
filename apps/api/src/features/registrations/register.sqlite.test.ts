import { registrationLimits } from '@pesantren/content/registration';
import { expect, test } from 'vitest';
import { isFull } from './register.ts';

test.each([
  ['two thousand, whatever became of them', undefined, 1_500, 500, true],
  ['one fewer', undefined, 1_500, 499, false],
  ['more than its quota says', 5_000, 2_000, 0, true],
  ['refused ones beside its quota', 10, 9, 30, false],
])('[Q-04] a wave takes at most 2,000: %s', (_, quota, diterima, tidak, full) => {
  expect(registrationLimits.wave).toBe(2_000);
  const counts = { diterima, dipanggil: 0, lolos: 0, cadangan: 0, tidak };
  expect(isFull(quota === undefined ? {} : { quota }, counts)).toBe(full);
});
