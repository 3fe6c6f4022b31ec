import type { ListPage, ListParams } from '@pesantren/api-client/contract/lists/pagination';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { queryOptions } from '@tanstack/react-query';
import { fetchPage } from './paging.ts';

/** A part of a list, or with `page` one page of it from its `offset` on. */
export type SummaryPart = ListParams & { page?: number };

type SummarySource<Name extends ResourceName, Summary> = {
  resource: Name;
  /** Reduces items to what lists show; pages carry nothing else of them. */
  summarize: (items: Items[Name][]) => Summary[];
} & Pick<ListParams, 'fields'>;

/** Returns the query of a list's summaries, newest first. */
export function summaryQuery<Name extends ResourceName, Summary>(
  client: PublicClient,
  { resource, summarize, ...source }: SummarySource<Name, Summary>,
  { page, ...part }: SummaryPart,
) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'summary', part, page],
    queryFn: async (): Promise<ListPage<Summary>> => {
      const read = (range: ListParams) => client.list(resource, { ...part, ...range, ...source });
      const { items, total } = await (page ? fetchPage(read, page, part.offset) : read({}));
      return { items: summarize(items), total };
    },
  });
}
