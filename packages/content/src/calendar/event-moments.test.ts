import { expect, test } from 'vitest';
import { type Clock, clockOf } from '../clock.ts';
import { daysOfSpan, momentOn, overAt, spanLabel, writtenMoment } from './event-moments.ts';

const clock = clockOf('Asia/Jakarta');

function momentOf(text: string, on: Clock): string | null {
  const written = writtenMoment(text);
  return written && momentOn(written, on);
}

test.each([
  ['6 Desember 2026', '2026-12-06'],
  ['2026-12-06', '2026-12-06'],
  ['6/12/2026', '2026-12-06'],
  ['6.12.2026', '2026-12-06'],
  ['6 Desember 2026, 08.00 WIB', '2026-12-06T01:00:00.000Z'],
  ['6 Desember 2026 pukul 8.30', '2026-12-06T01:30:00.000Z'],
  ['6 Desember 2026, 08.00 WITA', '2026-12-06T00:00:00.000Z'],
  ['2026-12-06T08:00', '2026-12-06T01:00:00.000Z'],
  ['2026-12-06T08:00:00+08:00', '2026-12-06T00:00:00.000Z'],
  ['2026-12-06T01:00:00.000Z', '2026-12-06T01:00:00.000Z'],
  ['31 November 2026', null],
  ['6 Desember 2026, 24.00', null],
  ['6 Desember 2026, 08.60 WIB', null],
  ['2026-12-06T99:00Z', null],
  ['besok', null],
  ['', null],
  ['6 Desember 1926', null],
  ['6 Desember 2101', null],
])('[D-01] "%s" begins at %s', (text, moment) => {
  expect(momentOf(text, clock)).toBe(moment);
});

test('[D-01] a time without a zone is on the clock of the school', () => {
  const eastern = clockOf('Asia/Jayapura');
  expect(momentOf('6 Desember 2026, 08.00', eastern)).toBe('2026-12-05T23:00:00.000Z');
  expect(momentOf('6 Desember 2026, 08.00 WIB', eastern)).toBe('2026-12-06T01:00:00.000Z');
  expect(momentOf('6 Desember 2026', eastern)).toBe('2026-12-06');
  expect(writtenMoment('6 Desember 2026, 08.00')).toBe('2026-12-06T08:00');
});

test.each([
  ['2026-12-06', '', '6 Desember 2026', '2026-12-06T17:00:00.000Z'],
  ['2026-12-07', '2026-12-12', '7 sampai 12 Desember 2026', '2026-12-12T17:00:00.000Z'],
  ['2026-12-06T01:00:00Z', '', '6 Desember 2026, 08.00 WIB', '2026-12-06T17:00:00.000Z'],
  [
    ...['2026-12-06T01:00:00Z', '2026-12-06T09:00:00Z'],
    ...['6 Desember 2026, 08.00 sampai 16.00 WIB', '2026-12-06T09:00:00.000Z'],
  ],
  [
    ...['2026-12-06T13:00:00Z', '2026-12-06T23:00:00Z'],
    ...['6 Desember 2026, 20.00 WIB sampai 7 Desember 2026, 06.00 WIB', '2026-12-06T23:00:00.000Z'],
  ],
])('[D-03] %s to "%s" is "%s"', (starts = '', ends = '', label, over) => {
  expect(spanLabel({ starts, ends }, clock)).toBe(label);
  expect(overAt({ starts, ends }, clock)?.toISOString()).toBe(over);
});

test('[D-03] an event without a day has no words, no days and no end', () => {
  const none = { starts: '', ends: '' };
  expect([spanLabel(none, clock), daysOfSpan(none, clock), overAt(none, clock)]).toEqual([
    '',
    null,
    null,
  ]);
});
