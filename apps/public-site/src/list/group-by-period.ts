import type { Clock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';

/** The items of one month or year: `key` is `2026-11` or `2026`, `name` is `November 2026` or `2026`. */
export type Period<Item> = { key: string; name: string; items: Item[] };

const keyLengths = { month: 7, year: 4 } as const;
const nameStarts = { month: 1, year: 2 } as const;

/**
 * Groups items by the month or year of their date. Periods and items stay in the order they
 * came in; dates that cannot be parsed are a group of their own, with the key `''`.
 */
export function groupByPeriod<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string,
  unit: keyof typeof keyLengths,
  clock: Clock,
): Period<Item>[] {
  const periods = new Map<string, Period<Item>>();
  for (const item of items) {
    const day = parseDate(dateOf(item), clock);
    const key = day ? clock.isoDay(day).slice(0, keyLengths[unit]) : '';
    let period = periods.get(key);
    if (!period) {
      const name = day && clock.formatDate(day).split(' ').slice(nameStarts[unit]).join(' ');
      period = { key, name: name ?? messages.undated, items: [] };
      periods.set(key, period);
    }
    period.items.push(item);
  }
  return [...periods.values()];
}
