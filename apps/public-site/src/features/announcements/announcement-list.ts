import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { queryOptions } from '@tanstack/react-query';
import { isFiltered, parseListFilter } from '../../list/list-filter.ts';
import type { AnnouncementFilter } from '../../paths.ts';
import { summariesQuery } from './announcements-query.ts';

/** How many announcements are new; the older ones are the archive. */
export const newestCount = 8;

/** How far back categories are looked for: one part of the list, as large as our provider sends. */
const reach = 100;

/**
 * Parses the filter from a URL's query: `?q=&kategori=&halaman=`, or `?arsip=1&halaman=`. A search
 * covers the older ones as well.
 */
export function parseAnnouncementFilter(query: URLSearchParams): AnnouncementFilter {
  const filter = parseListFilter(query);
  const archive = query.get('arsip') === 'berakhir' ? 'berakhir' : '1';
  return { ...filter, archive: query.has('arsip') && !isFiltered(filter) ? archive : '' };
}

/** Returns the query of the newest announcements, or of a page of an archive or of what a filter finds. */
export function announcementsQuery(client: PublicClient, filter: AnnouncementFilter) {
  const { q, category, archive, page } = filter;
  if (archive === 'berakhir') return summariesQuery(client, { state: 'expired', page });
  if (archive) return summariesQuery(client, { offset: newestCount, page });
  if (!isFiltered(filter)) return summariesQuery(client, { limit: newestCount });
  return summariesQuery(client, { q, category, page });
}

/** Returns the query of the number of those that have ended; none of a provider without ends. */
export function endedCountQuery(client: PublicClient) {
  return queryOptions({
    queryKey: [...resourceKey('announcements'), 'ended'],
    queryFn: async () => {
      const part = { state: 'expired', limit: 1, fields: 'summary' } as const;
      return (await client.list('announcements', part)).total;
    },
  });
}

/** Returns the query of the categories in use, each once, in alphabetical order. */
export function categoriesQuery(client: PublicClient) {
  return queryOptions({
    queryKey: [...resourceKey('announcements'), 'categories'],
    queryFn: async () => {
      const part = { limit: reach, fields: 'summary' } as const;
      const { items } = await client.list('announcements', part);
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
