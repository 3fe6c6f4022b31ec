import type { CalendarEntry } from '@pesantren/api-client/contract/publication';
import type { Clock } from '@pesantren/content/clock';

/** Makes one entry of the photos that appear, or end, on one day: it leads to the first of them and tells how many more there are. */
export function foldPhotos(entries: readonly CalendarEntry[], { isoDay }: Clock): CalendarEntry[] {
  const dayOf = ({ resource, event, at }: CalendarEntry) =>
    `${resource} ${event} ${isoDay(new Date(at))}`;
  const photosOf = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const others = photosOf.get(dayOf(entry));
    if (others) others.push(entry);
    else photosOf.set(dayOf(entry), [entry]);
  }
  return entries.flatMap((entry) => {
    const photos = photosOf.get(dayOf(entry)) ?? [];
    if (entry.resource !== 'gallery' || photos.length === 1) return [entry];
    if (entry !== photos[0]) return [];
    return [{ ...entry, title: `${entry.title} dan ${photos.length - 1} foto lain` }];
  });
}
