import { setTimeZone } from '@pesantren/content/dates';
import { afterEach, expect, test } from 'vitest';
import {
  endProposals,
  formatMoment,
  fromLocalValue,
  startProposals,
  toLocalValue,
} from './moment.ts';

const thursday = new Date('2027-03-04T09:00:00+07:00');
afterEach(() => setTimeZone('Asia/Jakarta'));

test('[V-22] a field for day and time is read on the school’s clock, and written back', () => {
  const saturday = fromLocalValue('2027-03-06T06:00');
  expect(saturday?.toISOString()).toBe('2027-03-05T23:00:00.000Z');
  expect(toLocalValue(saturday as Date)).toBe('2027-03-06T06:00');
  expect(formatMoment(saturday as Date)).toBe('Sabtu, 6 Maret 2027, 06.00 WIB');
  setTimeZone('Asia/Jayapura');
  expect(formatMoment(saturday as Date)).toBe('Sabtu, 6 Maret 2027, 08.00 WIT');
  expect(fromLocalValue('')).toBeNull();
});

test('[V-22] starts are proposed for the next mornings, ends for the last minute of a day', () => {
  const starts = startProposals(thursday).map(({ label, at }) => `${label}: ${toLocalValue(at)}`);
  expect(starts).toEqual([
    'Besok 06.00: 2027-03-05T06:00',
    'Sabtu 06.00: 2027-03-06T06:00',
    'Senin 06.00: 2027-03-08T06:00',
  ]);
  // Tomorrow is not proposed twice, nor a morning that is over.
  const friday = new Date('2027-03-05T23:30:00+07:00');
  expect(startProposals(friday).map(({ at }) => toLocalValue(at))).toEqual([
    '2027-03-06T06:00',
    '2027-03-08T06:00',
  ]);
  expect(endProposals(thursday).map(({ at }) => toLocalValue(at))).toEqual([
    '2027-03-04T23:59',
    '2027-03-11T23:59',
    '2027-04-03T23:59',
  ]);
});
