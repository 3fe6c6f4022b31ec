import { expect, test } from 'vitest';
import { clockOf } from '../clock.ts';
import { eventDetails, eventLabel, isEventOver } from './event-days.ts';

const clock = clockOf('Asia/Jakarta');

const now = new Date('2026-11-19T03:00:00Z');

test.each([
  [['2026-12-06'], '6 Desember 2026'],
  [
    ['2026-12-07', '2026-12-12', '07.30 WIB', 'ruang kelas'],
    '7 sampai 12 Desember 2026, 07.30 WIB, ruang kelas',
  ],
  [['2026-11-30', '2026-12-02'], '30 November sampai 2 Desember 2026'],
  [['2026-12-30', '2027-01-02'], '30 Desember 2026 sampai 2 Januari 2027'],
  [['2026-12-06', '2026-12-06'], '6 Desember 2026'],
  [['2026-11-18'], '18 November 2026 (sudah lewat)'],
  [['2026-11-19'], '19 November 2026'],
  [['', '2026-12-06'], null],
])(
  '[F-87] the event of %j is told as %s',
  ([event_date, event_end_date, event_time, event_place], label) => {
    const event = { event_date, event_end_date, event_time, event_place };
    expect(
      eventLabel(Object.fromEntries(Object.entries(event).filter(([, it]) => it)), now, clock),
    ).toBe(label);
  },
);

test('[F-87] beside the leaf of its first day stands what is left to tell of an event', () => {
  const event = { event_date: '2026-11-18', event_time: '08.00 WIB' };
  const longer = { ...event, event_end_date: '2026-12-12' };
  expect(eventDetails(longer, clock)).toBe('sampai 12 Desember 2026, 08.00 WIB');
  expect(eventDetails({ event_date: '2026-12-06' }, clock)).toBe('');
  expect([
    isEventOver(event, now, clock),
    isEventOver(longer, now, clock),
    isEventOver({}, now, clock),
  ]).toEqual([true, false, false]);
});
