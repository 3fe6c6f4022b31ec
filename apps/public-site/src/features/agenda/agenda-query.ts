import type { Occasion } from '@pesantren/api-client/contract/agenda';
import type { createOccasions } from '@pesantren/api-client/occasions';
import { daysOfSpan, overAt } from '@pesantren/content/calendar/event-moments';
import { addMonths } from '@pesantren/content/calendar/months';
import type { Clock } from '@pesantren/content/clock';
import { queryOptions } from '@tanstack/react-query';
import { paths } from '../../paths.ts';

/** The client of the school's days, and the clock that they are on. */
type Sources = { client: ReturnType<typeof createOccasions>; clock: Clock };

/** Occasions on the home page, and on that of parents. */
const mostNext = 3;

/** Months before and after this one that a map of the site has. */
const mapped = 12;

const oneDay = 86_400_000;

/** Returns the query of what happens in some months, by its days; null of a provider without an agenda. */
export function monthsQuery({ client, clock }: Sources, month: string, count = 1) {
  return queryOptions({
    queryKey: ['agenda', 'months', month, count],
    queryFn: async () => {
      const [from, to] = [
        clock.instantAt(`${month}-01`),
        clock.instantAt(`${addMonths(month, count)}-01`),
      ];
      const [first, last] = [`${month}-01`, clock.isoDay(new Date(to.getTime() - 1))];
      // A day more at both ends: the provider's clock may be that of another zone.
      const found = await client.occasions({
        from: new Date(from.getTime() - oneDay),
        to: new Date(to.getTime() + oneDay),
      });
      return found?.filter((one) => isWithin(one, first, last, clock)) ?? null;
    },
  });
}

/** Returns the query of the next days of the school. */
export function nextQuery(sources: Sources) {
  return queryOptions({
    queryKey: ['agenda', 'next'],
    queryFn: async () => (await nextOccasions(sources)) ?? [],
  });
}

/** Reads the next days of the school, but for those that were cancelled; null of a provider without an agenda. */
export async function nextOccasions({ client, clock }: Sources): Promise<Occasion[] | null> {
  const now = new Date();
  // All that is asked for on one day is one call; what is over by now is left out here.
  const found = await client.occasions({
    from: clock.instantAt(clock.isoDay(now)),
    limit: 4 * mostNext,
  });
  const isAhead = (one: Occasion) => (overAt(one, clock)?.getTime() ?? 0) > now.getTime();
  return found?.filter((one) => !one.cancelled && isAhead(one)).slice(0, mostNext) ?? null;
}

/** Lists the pages of the agenda that lie around today, for a map of the site; none of a provider without one. */
export async function agendaPaths({ client, clock }: Sources): Promise<string[]> {
  const month = clock.isoDay(new Date()).slice(0, 7);
  const from = clock.instantAt(`${addMonths(month, -mapped)}-01`);
  const found = await client.occasions({
    from,
    to: clock.instantAt(`${addMonths(month, mapped)}-01`),
  });
  if (!found) return [];
  const months = found.map((one) => daysOfSpan(one, clock)?.[0].slice(0, 7) ?? month);
  const others = new Set(months.filter((one) => one !== month));
  const own = found.filter(({ resource }) => resource === 'agenda');
  return [
    ...[paths.agenda(), paths.schoolYear()],
    ...[...others].map((one) => paths.agenda(one)),
    ...own.map(({ id }) => paths.event(id)),
  ];
}

/** Returns true for what touches the days from the first to the last one. */
export function isWithin(occasion: Occasion, first: string, last: string, clock: Clock): boolean {
  const days = daysOfSpan(occasion, clock);
  return days !== null && days[0] <= last && days[1] >= first;
}
