import type { PublicClient } from '@pesantren/api-client/public-client';
import { articleQuery } from '@pesantren/api-client/query';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router-dom';
import { ItemPage } from '../../components/item-page.tsx';
import { ItemAwaited } from '../../components/item-pending.tsx';
import { paths } from '../../paths.ts';
import { type Services, settled, settledSoon, useServices } from '../../services.ts';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticleView } from './article-view.tsx';
import { neighboursQuery } from './neighbours-query.ts';

function pageQuery(client: PublicClient, slug = '') {
  return articleQuery(client, slug);
}

export function load(services: Services) {
  const { client, queryClient } = services;
  return async ({ params }: LoaderFunctionArgs) => {
    const query = pageQuery(client, params.slug);
    const [complete] = await Promise.all([
      settled(services, [queryClient.query(query)]),
      // Without neighbours an article is still an article.
      settledSoon(services, [queryClient.query(neighboursQuery(client, params.slug))]),
    ]);
    if (!complete) return data(null, { status: 503 });
    const article = queryClient.getQueryData(query.queryKey);
    // One that was found elsewhere has moved there; it never has under `plain`.
    if (article && article.slug !== params.slug) return redirect(paths.article(article.slug), 301);
    return data(null, { status: article === null ? 404 : 200 });
  };
}

/** One article at its slug. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const article = useQuery(pageQuery(useServices().client, slug));
  if (article.data === null) return <ArticleNotFound />;
  if (article.data && article.data.slug !== slug) {
    return <Navigate to={paths.article(article.data.slug)} replace />;
  }
  return (
    <ItemPage list={paths.articles()}>
      {article.data ? (
        <ArticleView article={article.data} />
      ) : (
        <ItemAwaited title="Artikel">
          <QueryState query={article} skeleton={<ArticleSkeleton />}>
            {() => null}
          </QueryState>
        </ItemAwaited>
      )}
    </ItemPage>
  );
}

function ArticleSkeleton() {
  const bar = 'bg-primary-soft rounded-tag block';
  return (
    <>
      <span className={`${bar} h-4 w-2/5`} />
      <span className={`${bar} mt-5 h-10 w-11/12`} />
      <span className={`${bar} mt-3 h-10 w-3/5`} />
      <span className={`${bar} mt-10 aspect-[16/10] w-full`} />
    </>
  );
}
