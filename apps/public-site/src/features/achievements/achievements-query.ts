import type { Achievement } from '@pesantren/api-client/contract/achievement';
import { resourceKey } from '@pesantren/api-client/query';
import type { Clock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';
import { queryOptions } from '@tanstack/react-query';
import { groupByPeriod } from '../../list/group-by-period.ts';
import { clampPage, type Paging, pageRange } from '../../list/paging.ts';
import type { Services } from '../../services.ts';

/** Pages of 100, without 'Muat lebih banyak'. */
export const achievementPaging: Paging = { step: 100, steps: 1 };

type ListedAchievement = Pick<Achievement, 'id' | 'prestasi' | 'tanggal'>;

/**
 * Returns the query of a page of achievements, sorted newest first, those without a readable date
 * last. `total` and `perYear`, by the key of the year, count all.
 */
export function achievementsQuery(
  { client, clock }: Pick<Services, 'client' | 'clock'>,
  page: number,
) {
  return queryOptions({
    queryKey: [...resourceKey('prestasi'), 'newest', page],
    queryFn: async () => {
      const { items } = await client.list('prestasi', {});
      const visible = clampPage(page, items.length, achievementPaging);
      const { offset, limit } = pageRange(visible, achievementPaging);
      const years = groupByPeriod(items, ({ tanggal }) => tanggal, 'year', clock);
      return {
        items: newestFirst(items, clock).slice(offset, offset + limit),
        total: items.length,
        page: visible,
        perYear: Object.fromEntries(years.map((year) => [year.key, year.items.length])),
      };
    },
  });
}

function newestFirst(items: readonly Achievement[], clock: Clock): ListedAchievement[] {
  return items
    .map(({ id, prestasi, tanggal }) => {
      const day = parseDate(tanggal, clock);
      return { day: day ? clock.isoDay(day) : '', item: { id, prestasi, tanggal } };
    })
    .sort((a, b) => Number(b.day > a.day) - Number(b.day < a.day))
    .map(({ item }) => item);
}
