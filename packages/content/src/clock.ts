import { monthNames } from './calendar/months.ts';
import { timeZones } from './fact-choices.ts';
import type { TimeZone } from './facts.ts';

/** The days and times of a zone, whatever the machine's zone. */
export type Clock = {
  zone: TimeZone;
  /** The zone as clocks have it: `WIB`. */
  name: string;
  /** Milliseconds ahead of UTC, all year: Indonesia keeps no daylight saving time. */
  ahead: number;
  /** Formats the calendar day of an instant: `12 Januari 2025`. */
  formatDate: (instant: Date) => string;
  /** Formats the time of day of an instant with the zone: `08.00 WIB`. */
  formatTime: (instant: Date) => string;
  /** Returns the calendar day of an instant in ISO 8601: `2025-01-12`. */
  isoDay: (instant: Date) => string;
  /** Returns the instant at which the day after `now` begins. */
  startOfTomorrow: (now: Date) => Date;
  /** Returns true when an instant's day comes after that of `now`. */
  isFuture: (instant: Date, now?: Date) => boolean;
  /** Returns the instant of a calendar day, `2025-01-12`, and a time of day. */
  instantAt: (day: string, time?: string) => Date;
};

const oneHour = 3_600_000;
const oneDay = 24 * oneHour;

const clocks: Readonly<Record<TimeZone, Clock>> = {
  'Asia/Jakarta': createClock('Asia/Jakarta', 'WIB', 7 * oneHour),
  'Asia/Makassar': createClock('Asia/Makassar', 'WITA', 8 * oneHour),
  'Asia/Jayapura': createClock('Asia/Jayapura', 'WIT', 9 * oneHour),
};

/** Returns the clock of a zone: a value to hand on, which nothing changes. */
export function clockOf(zone: TimeZone): Clock {
  return clocks[zone];
}

/** The clock where nobody has told a zone: that of the sample, and of a provider without facts. */
export const defaultClock = clockOf('Asia/Jakarta');

/** Returns the clock of the name that clocks bear, `WITA`; undefined for any other name. */
export function clockNamed(name: string): Clock | undefined {
  return Object.values(clocks).find((clock) => clock.name === name);
}

/** Returns true for the name of a zone that a school may be in. */
export function isTimeZone(name: string): name is TimeZone {
  return timeZones.some((zone) => zone === name);
}

// By hand, since `Intl` costs a phone tens of milliseconds before its first date.
function createClock(zone: TimeZone, name: string, ahead: number): Clock {
  /** Returns the instant's time in the zone, to be read as if it were UTC's. */
  const local = (instant: Date) => new Date(instant.getTime() + ahead);
  const startOfTomorrow = (now: Date) =>
    new Date((Math.floor((now.getTime() + ahead) / oneDay) + 1) * oneDay - ahead);
  return {
    ...{ zone, name, ahead },
    formatDate(instant) {
      const day = local(instant);
      return `${day.getUTCDate()} ${monthNames[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
    },
    formatTime: (instant) =>
      `${local(instant).toISOString().slice(11, 16).replace(':', '.')} ${name}`,
    isoDay: (instant) => local(instant).toISOString().slice(0, 10),
    startOfTomorrow,
    isFuture: (instant, now = new Date()) => instant >= startOfTomorrow(now),
    instantAt: (day, time = '00:00') => new Date(Date.parse(`${day}T${time}Z`) - ahead),
  };
}
