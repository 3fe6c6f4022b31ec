import { weekdayOf } from '@pesantren/content/weekdays';

const day = 86_400_000;

/** Returns the Monday of a day's week and that of the next one, in ISO 8601. */
export function weekAround(today: string): [monday: string, nextMonday: string] {
  const at = Date.parse(`${today}T00:00:00Z`);
  const monday = at - ((weekdayOf(today) + 6) % 7) * day;
  const iso = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return [iso(monday), iso(monday + 7 * day)];
}
