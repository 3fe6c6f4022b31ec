import { queryOptions } from '@tanstack/react-query';
import type { ListFilter } from '../../paths.ts';
import type { SiteClient } from '../../services.ts';

/** Results on a page. */
export const perPage = 20;

export type SearchFilter = Pick<ListFilter, 'q' | 'page'>;

/** Returns the query of a page of what a search finds. */
export function searchQuery(client: SiteClient, { q, page }: SearchFilter) {
  return queryOptions({
    queryKey: ['search', q, page],
    queryFn: () => client.search(q, { limit: perPage, offset: (page - 1) * perPage }),
  });
}
