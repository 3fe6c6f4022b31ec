import { expect, test } from 'vitest';
import { clockNamed, clockOf } from './clock.ts';

test.each([
  ['Asia/Jakarta', '27 November 2026', '23.30 WIB', '2026-11-27T17:00:00.000Z'],
  ['Asia/Makassar', '28 November 2026', '00.30 WITA', '2026-11-28T16:00:00.000Z'],
  ['Asia/Jayapura', '28 November 2026', '01.30 WIT', '2026-11-28T15:00:00.000Z'],
] as const)(
  '[J-08] half an hour before midnight in Jakarta, %s has its own day and time',
  (...told) => {
    const [zone, day, time, tomorrow] = told;
    const clock = clockOf(zone);
    const instant = new Date('2026-11-27T16:30:00Z');
    expect([clock.formatDate(instant), clock.formatTime(instant)]).toEqual([day, time]);
    expect(clock.startOfTomorrow(instant).toISOString()).toBe(tomorrow);
    expect(clock.isoDay(clock.instantAt(clock.isoDay(instant), '23:59'))).toBe(
      clock.isoDay(instant),
    );
    expect(clockNamed(clock.name)).toBe(clock);
  },
);

test('a name that no clock bears is none', () => {
  expect(clockNamed('GMT')).toBeUndefined();
});
