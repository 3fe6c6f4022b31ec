import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { instantInWords, seenInWords } from './seen-in-words.ts';

const now = new Date('2026-10-18T02:14:00Z');

test.each([
  ['2026-10-18T02:13:00Z', 'baru saja'],
  ['2026-10-18T02:12:00Z', '2 menit yang lalu'],
  ['2026-10-18T01:14:01Z', '59 menit yang lalu'],
  ['2026-10-17T23:10:00Z', '3 jam yang lalu'],
  ['2026-10-18T05:00:00Z', 'baru saja'],
  ['kemarin', 'kemarin'],
])('%s was %s', (text, words) => {
  expect(seenInWords(text, now)).toBe(words);
});

test('the exact instant is in the school’s time', () => {
  expect(instantInWords('2026-10-18T02:14:00Z', defaultClock)).toBe('18 Oktober 2026, 09.14 WIB');
  expect(instantInWords('kemarin', defaultClock)).toBe('kemarin');
});
