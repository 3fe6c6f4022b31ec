import type { Article } from '@pesantren/api-client/contract/article';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { articleQuery, resourceKey } from '@pesantren/api-client/query';
import { messages } from '@pesantren/content/messages';
import { ArticleDetail } from '@pesantren/ui/content/article-detail';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { articleExcerpt } from '@pesantren/ui/rich-text/excerpt';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { data, redirect, useParams } from 'react-router-dom';
import { ItemNotFound } from '../../components/item-not-found.tsx';
import { ItemPage } from '../../components/item-page.tsx';
import { OptionalPart } from '../../components/optional-part.tsx';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, settledSoon, useServices } from '../../services.ts';

/** How far back neighbours are looked for: one part of the list, as large as our provider sends. */
const reach = 100;

/** Returns the query of the articles before and after one in time. */
function neighboursQuery(client: PublicClient, slug: string) {
  return queryOptions({
    queryKey: [...resourceKey('articles'), 'neighbours', slug],
    queryFn: async (): Promise<Neighbours> => {
      const part = { limit: reach, fields: 'summary' } as const;
      const { items } = await client.list('articles', part);
      const index = items.findIndex((article) => article.slug === slug);
      return {
        newer: index > 0 ? toNeighbour(items[index - 1]) : null,
        older: index >= 0 ? toNeighbour(items[index + 1]) : null,
      };
    },
  });
}

function toNeighbour(article: Article | undefined): Neighbours['newer'] {
  return article ? { title: article.title || messages.untitled, slug: article.slug } : null;
}

export async function loader({ params, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const { slug = '' } = params;
  const query = articleQuery(client, slug);
  const [complete] = await Promise.all([
    settled([queryClient.query(query)]),
    // Without neighbours an article is still an article.
    settledSoon([queryClient.query(neighboursQuery(client, slug))]),
  ]);
  if (!complete) return data(null, { status: 503 });
  const article = queryClient.getQueryData(query.queryKey);
  // An article found under another slug has moved there (docs/contract.md#past-addresses).
  if (article && article.slug !== slug) return redirect(paths.article(article.slug), 301);
  return data(null, { status: article === null ? 404 : 200 });
}

/** One article at its slug. */
export function Component() {
  const { slug = '' } = useParams();
  const article = useQuery(articleQuery(useServices().client, slug));
  if (article.data === null) return <ArticleNotFound />;
  return (
    <ItemPage kind="Artikel" list={paths.articles()} query={article}>
      {(article) => <ArticleView article={article} />}
    </ItemPage>
  );
}

function ArticleView({ article }: { article: Article }) {
  const { slug } = article;
  const title = article.title || messages.untitled;
  const path = paths.article(slug);
  const neighbours = useQuery(neighboursQuery(useServices().client, slug));
  const summary = articleExcerpt(article);
  return (
    <>
      <Seo
        title={title}
        {...(summary && { description: summary })}
        path={path}
        about={{ kind: 'article', article }}
      />
      <ArticleDetail article={article} />
      <ShareRow title={title} path={path} />
      <OptionalPart name="artikel-lain" isPending={neighbours.isPending}>
        <ArticleNeighbours {...neighbours.data} />
      </OptionalPart>
    </>
  );
}

function ArticleNotFound() {
  return (
    <ItemNotFound
      title="Artikel tidak ditemukan"
      message={messages.articleNotFound}
      text="Artikel ini mungkin sudah dihapus, atau alamatnya berubah."
      list={{ label: 'Lihat semua artikel', href: paths.articles() }}
    />
  );
}

type Neighbour = { title: string; slug: string };

/** The articles before and after one in time; null where there is none. */
type Neighbours = { newer: Neighbour | null; older: Neighbour | null };

/** Links to the article before and the one after; nothing until they are known. */
function ArticleNeighbours({ older, newer }: Partial<Neighbours>) {
  if (!(older || newer)) return null;
  const entries = [
    { label: 'Sebelumnya', neighbour: older, side: '' },
    { label: 'Berikutnya', neighbour: newer, side: 'md:col-start-2 md:text-end' },
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
