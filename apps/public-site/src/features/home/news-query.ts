import type { Reader } from '@pesantren/api-client/reader';
import { limits } from '@pesantren/content/limits';
import { summaryQuery } from '../articles/summary-query.ts';

/** The newest articles, as many as the home page shows. */
export function newsQuery(client: Reader) {
  return summaryQuery(client, { limit: limits.homeArticles });
}
