import type { Occasion } from '@pesantren/api-client/contract/agenda';
import type { createOccasions } from '@pesantren/api-client/occasions';
import { daysOfSpan, overAt } from '@pesantren/content/calendar/event-moments';
import { addMonths } from '@pesantren/content/calendar/months';
import { schoolClock } from '@pesantren/content/dates';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../../paths.ts';

type Client = ReturnType<typeof createOccasions>;

/** Occasions on the home page, and on that of parents. */
const mostNext = 3;

/** Months before and after this one that a map of the site has. */
const mapped = 12;

const oneDay = 86_400_000;

/** Returns the query of what happens in some months, by its days; null of a provider without an agenda. */
export function monthsQuery(client: Client, month: string, count = 1) {
  return queryOptions({
    queryKey: ['agenda', 'months', month, count],
    queryFn: async () => {
      const [from, to] = [
        schoolClock().instantAt(`${month}-01`),
        schoolClock().instantAt(`${addMonths(month, count)}-01`),
      ];
      const [first, last] = [`${month}-01`, schoolClock().isoDay(new Date(to.getTime() - 1))];
      // A day more at both ends: the provider's clock may be that of another zone.
      const found = await client.occasions({
        from: new Date(from.getTime() - oneDay),
        to: new Date(to.getTime() + oneDay),
      });
      return found?.filter((one) => isWithin(one, first, last)) ?? null;
    },
  });
}

/** Returns the query of the next days of the school. */
export function nextQuery(client: Client) {
  return queryOptions({
    queryKey: ['agenda', 'next'],
    queryFn: async () => (await nextOccasions(client)) ?? [],
  });
}

/** Reads the next days of the school, but for those that were cancelled; null of a provider without an agenda. */
export async function nextOccasions(client: Client): Promise<Occasion[] | null> {
  const now = new Date();
  // All that is asked for on one day is one call; what is over by now is left out here.
  const found = await client.occasions({
    from: schoolClock().instantAt(schoolClock().isoDay(now)),
    limit: 4 * mostNext,
  });
  const isAhead = (one: Occasion) => (overAt(one, schoolClock())?.getTime() ?? 0) > now.getTime();
  return found?.filter((one) => !one.cancelled && isAhead(one)).slice(0, mostNext) ?? null;
}

/** Lists the pages of the agenda that lie around today, for a map of the site; none of a provider without one. */
export async function agendaPaths(client: Client): Promise<string[]> {
  const month = schoolClock().isoDay(new Date()).slice(0, 7);
  const from = schoolClock().instantAt(`${addMonths(month, -mapped)}-01`);
  const found = await client.occasions({
    from,
    to: schoolClock().instantAt(`${addMonths(month, mapped)}-01`),
  });
  if (!found) return [];
  const months = found.map((one) => daysOfSpan(one, schoolClock())?.[0].slice(0, 7) ?? month);
  const others = new Set(months.filter((one) => one !== month));
  const own = found.filter(({ resource }) => resource === 'agenda');
  return [
    ...[paths.agenda(), paths.schoolYear()],
    ...[...others].map((one) => paths.agenda(one)),
    ...own.map(({ id }) => paths.event(id)),
  ];
}

/** Returns true for what touches the days from the first to the last one. */
export function isWithin(occasion: Occasion, first: string, last: string): boolean {
  const days = daysOfSpan(occasion, schoolClock());
  return days !== null && days[0] <= last && days[1] >= first;
}
