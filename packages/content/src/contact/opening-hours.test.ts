import { expect, test } from 'vitest';
import { clockOf } from '../clock.ts';
import { defaultFacts } from '../default-facts.ts';
import type { FactHours } from '../facts.ts';
import { openingAt, openingLabel, weekRows } from './opening-hours.ts';

const clock = clockOf('Asia/Jakarta');

const week = defaultFacts.hours;

/** An instant by the clock of WIB; 16 November 2026 is a Monday. */
function wib(text: string): Date {
  return new Date(`${text}+07:00`);
}

test.each([
  ['2026-11-16T00:00', 'Tutup, buka lagi hari ini 08.00 WIB'],
  ['2026-11-16T07:59:59', 'Tutup, buka lagi hari ini 08.00 WIB'],
  ['2026-11-16T08:00', 'Buka sekarang, sampai 16.00 WIB'],
  ['2026-11-16T15:59:59', 'Buka sekarang, sampai 16.00 WIB'],
  ['2026-11-16T16:00', 'Tutup, buka lagi Selasa 08.00 WIB'],
  ['2026-11-20T15:59', 'Buka sekarang, sampai 16.00 WIB'],
  ['2026-11-20T16:00', 'Tutup, buka lagi Sabtu 08.00 WIB'],
  ['2026-11-21T11:59:59', 'Buka sekarang, sampai 12.00 WIB'],
  ['2026-11-21T12:00', 'Tutup, buka lagi Senin 08.00 WIB'],
  ['2026-11-21T23:59:59', 'Tutup, buka lagi Senin 08.00 WIB'],
  ['2026-11-22T00:00', 'Tutup, buka lagi Senin 08.00 WIB'],
  ['2026-11-22T10:00', 'Tutup, buka lagi Senin 08.00 WIB'],
  ['2026-11-22T23:59:59', 'Tutup, buka lagi Senin 08.00 WIB'],
  ['2026-11-23T00:00', 'Tutup, buka lagi hari ini 08.00 WIB'],
  ['2026-12-31T16:00', 'Tutup, buka lagi Jumat 08.00 WIB'],
])('[K-01] at %s in WIB: %s', (now, words) => {
  expect(openingLabel(wib(now), week, clock)).toBe(words);
});

test('[K-01] the state lasts until the instant it names, and changes there', () => {
  let now = wib('2026-11-15T00:00');
  for (let changes = 0; changes < 40; changes += 1) {
    const { isOpen, changesAt } = openingAt(now, week, clock);
    expect(changesAt).not.toBeNull();
    const instant = Number(changesAt);
    expect(openingAt(new Date(instant - 1), week, clock)).toEqual({ isOpen, changesAt });
    expect(openingAt(new Date(instant), week, clock).isOpen).toBe(!isOpen);
    now = new Date(instant);
  }
});

test('[K-01] open once a week: after closing it names the same day of the next', () => {
  const hours: FactHours[] = [
    null,
    null,
    { open: '09:00', close: '10:00' },
    null,
    null,
    null,
    null,
  ];
  expect(openingLabel(wib('2026-11-17T10:00'), hours, clock)).toBe(
    'Tutup, buka lagi Selasa 09.00 WIB',
  );
  expect(openingAt(wib('2026-11-17T10:00'), hours, clock).changesAt).toEqual(
    wib('2026-11-24T09:00'),
  );
});

test('[K-01] never open: closed, without a day on which it would open', () => {
  const hours: FactHours[] = Array.from({ length: 7 }, () => null);
  expect(openingAt(wib('2026-11-17T10:00'), hours, clock)).toEqual({
    isOpen: false,
    changesAt: null,
  });
  expect(openingLabel(wib('2026-11-17T10:00'), hours, clock)).toBe('Tutup');
});

test('[K-01] the week in rows: Monday to Friday, Saturday, Sunday closed; one of them is today', () => {
  const rows = (now: string) =>
    weekRows(wib(now), week, clock).map(
      ({ days, time, isToday }) => `${days} ${time}${isToday ? ' *' : ''}`,
    );
  const [weekday, saturday, sunday] = ['Senin–Jumat 08.00–16.00', 'Sabtu 08.00–12.00', 'Ahad null'];
  expect(rows('2026-11-16T00:00')).toEqual([`${weekday} *`, saturday, sunday]);
  expect(rows('2026-11-20T23:59:59')).toEqual([`${weekday} *`, saturday, sunday]);
  expect(rows('2026-11-21T00:00')).toEqual([weekday, `${saturday} *`, sunday]);
  expect(rows('2026-11-22T12:00')).toEqual([weekday, saturday, `${sunday} *`]);
});
