import type { Article } from '@pesantren/api-client/contract/article';
import { articleQuery } from '@pesantren/api-client/query';
import { messages } from '@pesantren/content/messages';
import { ArticleDetail } from '@pesantren/ui/content/article-detail';
import { articleExcerpt } from '@pesantren/ui/rich-text/excerpt';
import { useQuery } from '@tanstack/react-query';
import { data, Navigate, redirect, useParams } from 'react-router-dom';
import { ItemNotFound } from '../../components/item-not-found.tsx';
import { ItemPage } from '../../components/item-page.tsx';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { SkeletonBar } from '../../components/skeleton-bar.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, settledSoon, useServices } from '../../services.ts';
import { ArticleNeighbours, neighboursQuery } from './article-neighbours.tsx';

export async function loader({ params, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const { slug = '' } = params;
  const query = articleQuery(client, slug);
  const [complete] = await Promise.all([
    settled(services, [queryClient.query(query)]),
    // Without neighbours an article is still an article.
    settledSoon(services, [queryClient.query(neighboursQuery(client, slug))]),
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
  if (article.data && article.data.slug !== slug) {
    return <Navigate to={paths.article(article.data.slug)} replace />;
  }
  return (
    <ItemPage kind="Artikel" list={paths.articles()} query={article} skeleton={<ArticleSkeleton />}>
      {(article) => <ArticleView article={article} />}
    </ItemPage>
  );
}

function ArticleView({ article }: { article: Article }) {
  const { title, slug } = article;
  const path = paths.article(slug);
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
      <ArticleNeighbours slug={slug} />
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

function ArticleSkeleton() {
  return (
    <>
      <SkeletonBar className="h-4 w-2/5" />
      <SkeletonBar className="mt-5 h-10 w-11/12" />
      <SkeletonBar className="mt-3 h-10 w-3/5" />
      <SkeletonBar className="mt-10 aspect-[16/10] w-full" />
    </>
  );
}
