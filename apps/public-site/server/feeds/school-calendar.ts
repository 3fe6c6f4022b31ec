import { type Clock, clockOf } from '@pesantren/content/clock';
import type { Facts } from '@pesantren/content/facts';
import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator';

const oneHour = 3_600_000;

/** Creates a calendar of the school (RFC 5545), in its time zone. */
export function createCalendar(
  title: string,
  { identity, time_zone }: Pick<Facts, 'identity' | 'time_zone'>,
  ttl?: number,
): ICalCalendar {
  const calendar = ical({
    name: `${title} ${identity.name}`.replace(/\s+/g, ' '),
    prodId: { company: 'Situs pesantren', product: title, language: 'ID' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    // Not of the calendar, whose stamps are in UTC, but of each event with hours.
    timezone: { name: null, generator: () => describeZone(clockOf(time_zone)) },
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
export function onSchoolClock(instant: Date, { isoDay, formatTime }: Clock): Date {
  return new Date(`${isoDay(instant)}T${formatTime(instant).slice(0, 5).replace('.', ':')}`);
}

/** Describes the zone, which has had one offset all the year. */
function describeZone({ zone, name, ahead }: Clock): string {
  const offset = `+${String(ahead / oneHour).padStart(2, '0')}00`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${name}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\n');
}
