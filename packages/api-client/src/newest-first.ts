import { isFuture, parseDate } from '@pesantren/content/dates';

/** Sorts articles of a later day last, until their day; for providers that do not (spec F-09). */
export function upcomingLast<Item extends { date: string }>(items: Item[]): Item[] {
  const now = new Date();
  return goingLast(items, ({ date }) => {
    const day = parseDate(date);
    return day !== null && isFuture(day, now);
  });
}

/** Sorts announcements last whose date names no day; for providers that do not (spec F-09). */
export function undatedLast<Item extends { date: string }>(items: Item[]): Item[] {
  return goingLast(items, ({ date }) => parseDate(date) === null);
}

/** Everything else stays in the provider's order. */
function goingLast<Item>(items: Item[], isLast: (item: Item) => boolean): Item[] {
  const last = new Set(items.filter(isLast));
  return last.size === 0 ? items : [...items.filter((item) => !last.has(item)), ...last];
}
