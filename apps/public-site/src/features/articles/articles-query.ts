import type { Reader } from '@pesantren/api-client/reader';
import { limitFor } from '../../listing/list-filter.ts';
import type { ListFilter } from '../../paths.ts';
import { digestQuery } from './digest-query.ts';

/** The articles that match a filter, newest first, up to its page. */
export function articlesQuery(client: Reader, filter: ListFilter) {
  const { q, category } = filter;
  return digestQuery(client, { q, category, ...limitFor(filter) });
}
