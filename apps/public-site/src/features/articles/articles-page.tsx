import { articleCategories } from '@pesantren/content/limits';
import { useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { parseListFilter } from '../../list/list-filter.ts';
import { ListFilters } from '../../list/list-filters.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, useServices } from '../../services.ts';
import { ArticleResults } from './article-results.tsx';
import { articlesQuery } from './articles-query.ts';

const purpose = 'Kabar, gagasan, dan catatan dari pesantren.';

export async function loader({ request, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const filter = parseListFilter(new URL(request.url).searchParams);
  const complete = await settled([queryClient.query(articlesQuery(client, filter))]);
  return data(null, { status: complete ? 200 : 503 });
}

/** The list of articles; search, category and page are in the URL (docs/spec.md#a). */
export function Component() {
  const [searchParams] = useSearchParams();
  const filter = parseListFilter(searchParams);
  const articles = useQuery(articlesQuery(useServices().client, filter));
  return (
    <>
      <Seo
        title="Artikel"
        description={purpose}
        path={paths.articles()}
        about={{ kind: 'articles', items: articles.data?.items ?? [] }}
      />
      <PageFrame>
        <PageHeader title="Artikel" text={purpose} />
      </PageFrame>
      <ListFilters
        searchLabel="Cari artikel"
        filter={filter}
        categories={articleCategories}
        hrefOf={paths.articles}
      />
      <ArticleResults filter={filter} query={articles} />
    </>
  );
}
