import type { PublicClient } from '@pesantren/api-client/public-client';
import { limits } from '@pesantren/content/limits';
import { summaryQuery } from '../articles/summary-query.ts';

/** The newest articles, as many as the home page shows. */
export function newsQuery(client: PublicClient) {
  return summaryQuery(client, { limit: limits.homeArticles });
}
