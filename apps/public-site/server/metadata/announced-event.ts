import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { Facts } from '@pesantren/content/facts';
import type { Event } from 'schema-dts';
import type { PageMetadata } from '../../src/components/seo.tsx';
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
