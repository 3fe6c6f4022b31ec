import { expect, test } from 'vitest';
import { clockOf } from '../clock.ts';
import { validityOf } from './validity.ts';

const clock = clockOf('Asia/Jakarta');

const now = new Date('2027-03-01T00:00:00Z');

test.each([
  ['2027-03-03T17:00:00.000Z', 'Berlaku sampai 3 Maret 2027'],
  ['2027-03-03T08:00:00.000Z', 'Berlaku sampai 3 Maret 2027 pukul 15.00 WIB'],
  ['', undefined],
  ['besok', undefined],
])('[V-40] the words of an end at "%s" are "%s"', (expire_at, words) => {
  expect(validityOf({ expire_at }, now, clock)?.label).toBe(words);
});

test('[V-40] the day is that of the school’s own clock', () => {
  const eastern = clockOf('Asia/Jayapura');
  const expire_at = '2027-03-03T15:00:00.000Z';
  expect(validityOf({ expire_at }, now, eastern)?.label).toBe('Berlaku sampai 3 Maret 2027');
});

test('[V-40] an item is over from its end on, to the millisecond', () => {
  const expire_at = '2027-03-03T17:00:00.000Z';
  const over = [-1, 0, 1].map(
    (ms) => validityOf({ expire_at }, new Date(Date.parse(expire_at) + ms), clock)?.isOver,
  );
  expect(over).toEqual([false, true, true]);
  const later = validityOf({ expire_at }, new Date('2027-03-04T00:00:00Z'), clock);
  expect(later?.label).toBe('Berlaku sampai 3 Maret 2027 (sudah berakhir)');
  expect(validityOf({}, now, clock)).toBeNull();
});
