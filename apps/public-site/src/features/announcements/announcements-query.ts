import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { limits } from '@pesantren/content/limits';
import { queryOptions } from '@tanstack/react-query';
import { importOrApiError } from '../../hydration/chunk-errors.ts';
import { isFiltered, parseListFilter } from '../../list/list-filter.ts';
import { type SummaryPart, summaryQuery } from '../../list/summary-query.ts';
import type { AnnouncementFilter } from '../../paths.ts';

/** What lists show of an announcement: some of its facts, and the beginning of its body. */
export type AnnouncementSummary = Pick<
  Announcement,
  'id' | 'title' | 'date' | 'priority' | 'category' | 'pdf_url' | 'pdf_bytes'
> & { lead: string };

/** How many announcements are new; the older ones are the archive. */
export const newestCount = 8;

/** How far back categories are looked for: one part of the list, as large as our provider sends. */
const reach = 100;

/** In characters: two lines of a list. */
const leadLength = 180;

/**
 * Parses the filter from a URL's query: `?q=&kategori=&halaman=`, or `?arsip=1&halaman=`. A search
 * covers the archive as well.
 */
export function parseAnnouncementFilter(query: URLSearchParams): AnnouncementFilter {
  const filter = parseListFilter(query);
  return { ...filter, archive: query.has('arsip') && !isFiltered(filter) };
}

/** Returns the query of the newest announcements, or of a page of the archive or of what a filter finds. */
export function announcementsQuery(client: PublicClient, filter: AnnouncementFilter) {
  const { q, category, archive, page } = filter;
  if (archive) return summariesQuery(client, { offset: newestCount, page });
  if (!isFiltered(filter)) return summariesQuery(client, { limit: newestCount });
  return summariesQuery(client, { q, category, page });
}

/** Returns the query of the newest announcements, as many as the home page shows. */
export function newestQuery(client: PublicClient) {
  return summariesQuery(client, { limit: limits.homeAnnouncements });
}

function summariesQuery(client: PublicClient, part: SummaryPart) {
  return summaryQuery(client, { resource: 'announcements', summarize }, part);
}

async function summarize(announcements: Announcement[]): Promise<AnnouncementSummary[]> {
  const { excerptOf } = await importOrApiError(() => import('@pesantren/ui/rich-text/excerpt'));
  return announcements.map((announcement) => {
    const cached = summaries.get(announcement);
    if (cached) return cached;
    const { id, title, date, priority, category, pdf_url, pdf_bytes, content } = announcement;
    const facts = { id, title, date, priority, category, pdf_url, pdf_bytes };
    const summary = { ...facts, lead: excerptOf(content, leadLength) };
    summaries.set(announcement, summary);
    return summary;
  });
}

/** Memo: on the server many pages show announcements that were read once. */
const summaries = new WeakMap<Announcement, AnnouncementSummary>();

/** Returns the query of the categories in use, each once, in alphabetical order. */
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
