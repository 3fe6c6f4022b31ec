import type { Occasion } from '@pesantren/api-client/contract/agenda';
import { type Clock, clockOf } from '@pesantren/content/clock';
import { addressOf, type Facts } from '@pesantren/content/facts';
import { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { occasionKey, occasionPath } from '../../src/features/agenda/occasion.ts';
import { createCalendar, dayAfter, onSchoolClock, wholeDay, written } from './school-calendar.ts';

/** Seconds after which a subscribed calendar is read again. */
const readAgainAfter = 6 * 3600;

type School = Pick<Facts, 'identity' | 'time_zone'>;

/** Writes occasions of the school as a calendar; the id of each stays when it changes, its sequence grows. */
export function agendaCalendar(
  occasions: readonly Occasion[],
  facts: School,
  siteUrl: string,
): string {
  const calendar = createCalendar('Agenda', facts, readAgainAfter);
  for (const occasion of occasions) calendar.createEvent(eventOf(occasion, facts, siteUrl));
  return written(calendar);
}

function eventOf(occasion: Occasion, { identity, time_zone }: School, siteUrl: string) {
  const { title, place, note, time, category, cancelled, updated_at, version } = occasion;
  const changed = new Date(updated_at || 0);
  const page = siteUrl + occasionPath(occasion);
  return {
    id: `${occasionKey(occasion)}@${new URL(siteUrl).hostname}`,
    sequence: (version ?? 1) - 1,
    stamp: changed,
    lastModified: changed,
    ...timesOf(occasion, clockOf(time_zone)),
    summary: cancelled ? `Dibatalkan: ${title}` : title,
    description: [time, note, page].filter(Boolean).join('\n'),
    location: [place, identity.name, addressOf(identity)].filter(Boolean).join(', '),
    url: page,
    ...(category && { categories: [{ name: category }] }),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // What is cancelled makes nobody busy, nor does what is told to all.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function timesOf({ starts, ends, all_day }: Occasion, clock: Clock) {
  if (all_day) {
    return { allDay: true, start: wholeDay(starts), end: dayAfter(ends || starts) };
  }
  const start = onSchoolClock(new Date(starts), clock);
  const end = ends && { end: onSchoolClock(new Date(ends), clock) };
  return { timezone: clock.zone, start, ...end };
}
