import type { Prestasi } from '@pesantren/api-client/contract/prestasi';
import { resourceKey } from '@pesantren/api-client/query';
import type { Reader } from '@pesantren/api-client/reader';
import { isoDay, parseDate } from '@pesantren/content/dates';
import { queryOptions } from '@tanstack/react-query';

/** How many achievements more a page shows. */
const perPage = 100;

type Achievement = Pick<Prestasi, 'id' | 'prestasi' | 'tanggal'>;

/** How many achievements a page shows in all. */
function shownOn(page: number): number {
  return page * perPage;
}

/**
 * The achievements up to a page, newest first whatever order they came in, those whose date nobody
 * can read last. `total` counts all.
 */
export function achievementsQuery(client: Reader, page: number) {
  return queryOptions({
    queryKey: [...resourceKey('prestasi'), 'newest', page],
    queryFn: async ({ signal }) => {
      const { items } = await client.list('prestasi', {}, signal);
      return { items: newestFirst(items).slice(0, shownOn(page)), total: items.length };
    },
  });
}

function newestFirst(items: readonly Prestasi[]): Achievement[] {
  return items
    .map(({ id, prestasi, tanggal }) => {
      const day = parseDate(tanggal);
      return { day: day ? isoDay(day) : '', item: { id, prestasi, tanggal } };
    })
    .sort((a, b) => Number(b.day > a.day) - Number(b.day < a.day))
    .map(({ item }) => item);
}
