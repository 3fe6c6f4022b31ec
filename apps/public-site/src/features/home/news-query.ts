import { listQuery } from '@pesantren/api-client/query';
import type { Reader } from '@pesantren/api-client/reader';
import { limits } from '@pesantren/content/limits';

/** The newest articles, as many as the home page shows. */
export function newsQuery(client: Reader) {
  return listQuery(client, 'articles', { limit: limits.homeArticles, fields: 'summary' });
}
