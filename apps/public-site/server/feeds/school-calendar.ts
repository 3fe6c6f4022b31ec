import { schoolClock } from '@pesantren/content/dates';
import type { Facts } from '@pesantren/content/facts';
import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator';

const oneHour = 3_600_000;

/** Creates a calendar of the school (RFC 5545), in its time zone. */
export function createCalendar(
  title: string,
  { identity }: Pick<Facts, 'identity'>,
  ttl?: number,
): ICalCalendar {
  const calendar = ical({
    name: `${title} ${identity.name}`.replace(/\s+/g, ' '),
    prodId: { company: 'Situs pesantren', product: title, language: 'ID' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    // Not of the calendar, whose stamps are in UTC, but of each event with hours.
    timezone: { name: null, generator: describeZone },
  });
  if (ttl !== undefined) calendar.ttl(ttl);
  return calendar;
}

/** Writes a calendar, whose last line ends as the others do. */
export function written(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

/** Returns a day as the library takes one. */
export function wholeDay(day: string): Date {
  return new Date(`${day}T00:00Z`);
}

/** Returns the day after a day: the end of whole days is exclusive. */
export function dayAfter(day: string): Date {
  return new Date(wholeDay(day).getTime() + 24 * oneHour);
}

/** Returns an instant as the library takes one of an event with a zone: its clock there, on this machine's clock. */
export function onSchoolClock(instant: Date): Date {
  return new Date(
    `${schoolClock().isoDay(instant)}T${schoolClock().formatTime(instant).slice(0, 5).replace('.', ':')}`,
  );
}

/** Describes the zone, which has had one offset all the year. */
function describeZone(name: string): string {
  const hours =
    (Date.parse('1970-01-01') - schoolClock().instantAt('1970-01-01').getTime()) / oneHour;
  const offset = `+${String(hours).padStart(2, '0')}00`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${schoolClock().name}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\n');
}
