import { articleCategories } from '@pesantren/content/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { Seo } from '../../components/seo.tsx';
import { parseListFilter } from '../../list/list-filter.ts';
import { ListFilters } from '../../list/list-filters.tsx';
import { paths } from '../../paths.ts';
import { type Services, settled, useServices } from '../../services.ts';
import { ArticleResults } from './article-results.tsx';
import { articlesQuery } from './articles-query.ts';

const purpose = 'Kabar, gagasan, dan catatan dari kelas, asrama, dan sawah pesantren.';

export function load(services: Services) {
  const { client, queryClient } = services;
  return async ({ request }: LoaderFunctionArgs) => {
    const filter = parseListFilter(new URL(request.url).searchParams);
    const complete = await settled(services, [queryClient.query(articlesQuery(client, filter))]);
    return data(null, { status: complete ? 200 : 503 });
  };
}

/** The list of articles with search, categories and 'load more', all of it in the address. */
export function ArticlesPage() {
  const [searchParams] = useSearchParams();
  const filter = parseListFilter(searchParams);
  const articles = useQuery({
    ...articlesQuery(useServices().client, filter),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Seo
        title="Artikel"
        description={purpose}
        path={paths.articles()}
        about={{ kind: 'articles', items: articles.data?.items ?? [] }}
      />
      <div className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
        <h1 className="text-h2">Artikel</h1>
        <p className="text-lead text-muted mt-3">{purpose}</p>
      </div>
      <ListFilters
        searchLabel="Cari artikel"
        filter={filter}
        categories={articleCategories}
        address={paths.articles}
      />
      <ArticleResults filter={filter} query={articles} />
    </>
  );
}
