import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';

/** How far back neighbours are looked for: one part of the list, as large as our provider sends. */
const reach = 100;

type Neighbour = { title: string; slug: string };

/** Returns the query of the articles before and after one in time. */
export function neighboursQuery(client: PublicClient, slug = '') {
  return queryOptions({
    queryKey: [...resourceKey('articles'), 'neighbours', slug],
    queryFn: async ({ signal }) => {
      const part = { limit: reach, fields: 'summary' } as const;
      const { items } = await client.list('articles', part, signal);
      const index = items.findIndex((article) => article.slug === slug);
      return {
        newer: index > 0 ? toNeighbour(items[index - 1]) : null,
        older: index >= 0 ? toNeighbour(items[index + 1]) : null,
      };
    },
  });
}

function toNeighbour(article: Neighbour | undefined): Neighbour | null {
  return article ? { title: article.title, slug: article.slug } : null;
}

/** Links to the article before and the one after; nothing until they are known. */
export function ArticleNeighbours({ slug }: { slug: string }) {
  const { data } = useQuery(neighboursQuery(useServices().client, slug));
  if (!(data?.older || data?.newer)) return null;
  const entries = [
    { label: 'Sebelumnya', neighbour: data.older, side: '' },
    { label: 'Berikutnya', neighbour: data.newer, side: 'md:col-start-2 md:text-end' },
  ];
  return (
    <nav aria-label="Artikel lain" className="mt-10 grid grid-cols-1 gap-4 md:grid-cols-2">
      {entries.map(
        ({ label, neighbour, side }) =>
          neighbour && (
            <a
              key={label}
              href={paths.article(neighbour.slug)}
              className={`border-default rounded-card bg-card hover:border-tinted block border px-5 py-4 transition-colors ${side}`}
            >
              <span className="text-mini text-muted block">{label}</span>
              <span
                className="font-strong mt-1 block leading-snug"
                {...languageOf(neighbour.title)}
              >
                <InlineText text={neighbour.title} />
              </span>
            </a>
          ),
      )}
    </nav>
  );
}
