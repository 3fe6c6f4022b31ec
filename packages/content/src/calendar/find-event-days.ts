import type { Clock } from '../clock.ts';
import { parseDate } from '../dates.ts';

const day = String.raw`(\d{1,2})`;
const month = '([A-Z][a-z]{2,8})';
const joined = String.raw`\s*(?:sampai(?: dengan)?|s\.?d\.?|hingga|dan|-|–)\s*`;
/** `6 Desember 2026`, `11 dan 12 Agustus 2026`, `30 November sampai 2 Desember 2026`. */
const named = new RegExp(
  `\\b${day}(?: ${month})?(?: (\\d{4}))?(?:${joined}${day})? ${month}(?: (\\d{4}))?\\b`,
  'g',
);

/**
 * Finds the first day, or days, that a text names and that are still to come: what an announcement is likely about.
 * @returns ISO days, the last one `''` where it is one day; null when the text names none.
 */
export function findEventDays(
  text: string,
  now: Date,
  clock: Clock,
): { first: string; last: string } | null {
  for (const [, from = '', fromMonth, fromYear, to, lastMonth = '', lastYear] of text.matchAll(
    named,
  )) {
    const year = lastYear ?? fromYear;
    if (!year) continue;
    const last = parseDate(`${to ?? from} ${lastMonth} ${year}`, clock);
    const first = parseDate(`${from} ${fromMonth ?? lastMonth} ${fromYear ?? year}`, clock);
    if (!first || !last || first > last || !clock.isFuture(first, now)) continue;
    return { first: clock.isoDay(first), last: to ? clock.isoDay(last) : '' };
  }
  return null;
}
