import type { Client } from '@pesantren/api-client/client';
import { listQuery } from '@pesantren/api-client/query';
import { limits } from '@pesantren/content/limits';

/** The newest articles, as many as the home page shows. */
export function newsQuery(client: Client) {
  return listQuery(client, 'articles', { limit: limits.homeArticles, fields: 'summary' });
}
