import type { AgendaEvent, Occasion } from '@pesantren/api-client/contract/agenda';
import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Facts } from '@pesantren/content/facts';
import type { Event } from 'schema-dts';
import type { PageMetadata } from '../../src/components/seo.tsx';
import { occasionPath } from '../../src/features/agenda/occasion.ts';
import { eventAtSchool } from './school-data.ts';

type EventPage = PageMetadata & { path: string; image: string };

/** Returns the event that an announcement tells of; null for one of none. */
export function announcedEvent(
  { event_date, event_end_date, event_place }: Announcement,
  { title, description, path, image }: EventPage,
  siteUrl: string,
  { identity }: Facts,
): Event | null {
  if (!event_date) return null;
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: event_date,
    endDate: event_end_date || event_date,
    ...eventAtSchool({ path, image }, siteUrl, identity, event_place),
  };
}

/** Returns what happens within a month, each with its own page. */
export function agendaEvents(
  occasions: readonly Occasion[],
  { image }: EventPage,
  siteUrl: string,
  facts: Facts,
): Event[] {
  return occasions.map((occasion) =>
    agendaEvent(occasion, { path: occasionPath(occasion), image }, siteUrl, facts),
  );
}

/** Returns an event of the agenda, which says whether it takes place. */
export function agendaEvent(
  { title, starts, ends, place, note, cancelled }: AgendaEvent,
  at: Pick<EventPage, 'path' | 'image'>,
  siteUrl: string,
  { identity }: Facts,
): Event {
  return {
    '@type': 'Event',
    name: title,
    ...(note && { description: note }),
    startDate: starts,
    endDate: ends || starts,
    ...eventAtSchool(at, siteUrl, identity, place),
    ...(cancelled && { eventStatus: 'https://schema.org/EventCancelled' }),
  };
}
