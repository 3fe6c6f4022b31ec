import type { PublicClient } from '@pesantren/api-client/public-client';
import type { ListFilter } from '../../paths.ts';
import { summaryQuery } from './summary-query.ts';

/** The articles that match a filter, newest first, as many as its page shows. */
export function articlesQuery(client: PublicClient, filter: ListFilter) {
  return summaryQuery(client, filter);
}
