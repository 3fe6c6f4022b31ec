import type { CalendarEntry } from '@pesantren/api-client/contract/publication';
import { isoDay } from '@pesantren/content/dates';

/** Makes one entry of the photos that appear, or end, on one day: it leads to the first of them and tells how many more there are. */
export function foldPhotos(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const dayOf = ({ resource, event, at }: CalendarEntry) =>
    resource === 'gallery' ? `${event} ${isoDay(new Date(at))}` : '';
  return entries.flatMap((entry, index) => {
    const day = dayOf(entry);
    if (!day) return [entry];
    const photos = entries.filter((other) => dayOf(other) === day);
    if (entries.indexOf(photos[0] as CalendarEntry) < index) return [];
    const more = photos.length - 1;
    return [more > 0 ? { ...entry, title: `${entry.title} dan ${more} foto lain` } : entry];
  });
}
