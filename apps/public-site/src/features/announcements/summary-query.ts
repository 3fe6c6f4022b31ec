import type { Announcement } from '@pesantren/api-client/contract/announcement';
import type { ListParams } from '@pesantren/api-client/contract/pagination';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { queryOptions } from '@tanstack/react-query';
import { importOrApiError } from '../../hydration/chunk-errors.ts';
import { fetchPage } from '../../list/paging.ts';

/** Characters of a body that a list shows: two lines. */
const leadLength = 180;

/** An announcement as a list shows it: the beginning of its body instead of all of it. */
export type AnnouncementSummary = Omit<Announcement, 'content'> & { lead: string };

/**
 * A part of the announcements, or a page of those from its `offset` on, newest first. Bodies are cut
 * here, so that pages do not carry them.
 */
export function summaryQuery(
  client: PublicClient,
  { page, ...part }: ListParams & { page?: number },
) {
  return queryOptions({
    queryKey: [...resourceKey('announcements'), 'summary', part, page],
    queryFn: async ({ signal }) => {
      const read = (own: ListParams) => client.list('announcements', { ...part, ...own }, signal);
      const { items, total } = await (page ? fetchPage(read, page, part.offset) : read({}));
      const { excerptOf } = await importOrApiError(() => import('@pesantren/ui/rich-text/excerpt'));
      const toSummary = (announcement: Announcement): AnnouncementSummary => {
        const known = summaries.get(announcement);
        if (known) return known;
        const { content, ...facts } = announcement;
        const summary = { ...facts, lead: excerptOf(content, leadLength) };
        summaries.set(announcement, summary);
        return summary;
      };
      return { items: items.map(toSummary), total };
    },
  });
}

/** Of what has been read: on the server many pages show what was read once. */
const summaries = new WeakMap<Announcement, AnnouncementSummary>();
