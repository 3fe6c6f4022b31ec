import { clockOf } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import {
  endProposals,
  formatMoment,
  fromLocalValue,
  startProposals,
  toLocalValue,
} from './moment.ts';

const thursday = new Date('2027-03-04T09:00:00+07:00');
const clock = clockOf('Asia/Jakarta');

test('[V-22] a field for day and time is read on the school’s clock, and written back', () => {
  const saturday = fromLocalValue('2027-03-06T06:00', clock);
  expect(saturday?.toISOString()).toBe('2027-03-05T23:00:00.000Z');
  expect(toLocalValue(saturday as Date, clock)).toBe('2027-03-06T06:00');
  expect(formatMoment(saturday as Date, clock)).toBe('Sabtu, 6 Maret 2027, 06.00 WIB');
  expect(formatMoment(saturday as Date, clockOf('Asia/Jayapura'))).toBe(
    'Sabtu, 6 Maret 2027, 08.00 WIT',
  );
  expect(fromLocalValue('', clock)).toBeNull();
});

test('[V-22] starts are proposed for the next mornings, ends for the last minute of a day', () => {
  const starts = startProposals(thursday, clock).map(
    ({ label, at }) => `${label}: ${toLocalValue(at, clock)}`,
  );
  expect(starts).toEqual([
    'Besok 06.00: 2027-03-05T06:00',
    'Sabtu 06.00: 2027-03-06T06:00',
    'Senin 06.00: 2027-03-08T06:00',
  ]);
  // Tomorrow is not proposed twice, nor a morning that is over.
  const friday = new Date('2027-03-05T23:30:00+07:00');
  expect(startProposals(friday, clock).map(({ at }) => toLocalValue(at, clock))).toEqual([
    '2027-03-06T06:00',
    '2027-03-08T06:00',
  ]);
  expect(endProposals(thursday, clock).map(({ at }) => toLocalValue(at, clock))).toEqual([
    '2027-03-04T23:59',
    '2027-03-11T23:59',
    '2027-04-03T23:59',
  ]);
});
