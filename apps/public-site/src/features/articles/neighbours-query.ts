import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { queryOptions } from '@tanstack/react-query';

/** How far back neighbours are looked for: one part of the list, as large as our provider sends. */
const reach = 100;

export type Neighbour = { title: string; slug: string };

/** The articles before and after one in time; only their titles are kept. */
export function neighboursQuery(client: PublicClient, slug = '') {
  return queryOptions({
    queryKey: [...resourceKey('articles'), 'neighbours', slug],
    queryFn: async ({ signal }) => {
      const part = { limit: reach, fields: 'summary' } as const;
      const { items } = await client.list('articles', part, signal);
      const index = items.findIndex((article) => article.slug === slug);
      return {
        newer: index > 0 ? neighbour(items[index - 1]) : null,
        older: index >= 0 ? neighbour(items[index + 1]) : null,
      };
    },
  });
}

function neighbour(article: Neighbour | undefined): Neighbour | null {
  return article ? { title: article.title, slug: article.slug } : null;
}
