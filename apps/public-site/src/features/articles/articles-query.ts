import type { Client } from '@pesantren/api-client/client';
import { listQuery } from '@pesantren/api-client/query';
import { limits } from '@pesantren/content/limits';
import type { ArticleFilter } from '../../paths.ts';

/** Most items that our provider sends as a part; beyond, the whole list comes and is cut here. */
const largestPart = 100;

/** How many articles a page of the list shows in all: 'load more' adds to what is there. */
export function shownOn({ page }: ArticleFilter): number {
  return page * limits.articlesPerPage;
}

/** The articles that match a filter, newest first, up to its page. */
export function articlesQuery(client: Client, filter: ArticleFilter) {
  const { q, category } = filter;
  const shown = shownOn(filter);
  const part = shown <= largestPart ? { limit: shown } : {};
  return listQuery(client, 'articles', { q, category, fields: 'summary', ...part });
}
