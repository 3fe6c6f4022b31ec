import type { Reader } from '@pesantren/api-client/reader';
import { limits } from '@pesantren/content/limits';
import { digestQuery } from '../articles/digest-query.ts';

/** The newest articles, as many as the home page shows. */
export function newsQuery(client: Reader) {
  return digestQuery(client, { limit: limits.homeArticles });
}
