import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { limits } from '@pesantren/content/limits';
import { queryOptions } from '@tanstack/react-query';
import type { AnnouncementFilter } from '../../paths.ts';
import { isFiltered } from './announcement-filter.ts';
import { summaryQuery } from './summary-query.ts';

/** How many announcements are new; the older ones are the archive. */
export const newest = 8;

/** How far back categories are looked for: one part of the list, as large as our provider sends. */
const reach = 100;

/** The newest announcements, or a page of the archive or of what matches. */
export function announcementsQuery(client: PublicClient, filter: AnnouncementFilter) {
  const { q, category, archive, page } = filter;
  if (archive) return summaryQuery(client, { offset: newest, page });
  if (!isFiltered(filter)) return summaryQuery(client, { limit: newest });
  return summaryQuery(client, { q, category, page });
}

/** The newest announcements, as many as the home page shows. */
export function newestQuery(client: PublicClient) {
  return summaryQuery(client, { limit: limits.homeAnnouncements });
}

/** The categories in use, each once, in alphabetical order. */
export function categoriesQuery(client: PublicClient) {
  return queryOptions({
    queryKey: [...resourceKey('announcements'), 'categories'],
    queryFn: async ({ signal }) => {
      const part = { limit: reach, fields: 'summary' } as const;
      const { items } = await client.list('announcements', part, signal);
      const used = new Map<string, string>();
      for (const { category } of items) {
        if (category && !used.has(category.toLowerCase())) {
          used.set(category.toLowerCase(), category);
        }
      }
      return [...used.values()].sort((a, b) => a.localeCompare(b, 'id'));
    },
  });
}
