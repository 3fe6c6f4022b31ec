import type { ListPage } from '@pesantren/api-client/contract/pagination';
import { messages } from '@pesantren/content/messages';
import { ArticleCard, type ArticleSummary } from '@pesantren/ui/content/article-card';
import { ArticleCardSkeleton } from '@pesantren/ui/content/article-card-skeleton';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { isFiltered } from '../../list/list-filter.ts';
import { ListResults } from '../../list/list-results.tsx';
import { MorePages } from '../../list/more-pages.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { formatCount, pageRange, visiblePage } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type ListFilter, paths } from '../../paths.ts';

type ArticleResultsProps = { filter: ListFilter; query: UseQueryResult<ListPage<ArticleSummary>> };

/** The articles that match the filter; the last ones stay while the next are fetched. */
export function ArticleResults({ filter, query }: ArticleResultsProps) {
  const { q, category, page } = filter;
  const isFetching = query.isPlaceholderData;
  return (
    <ListResults
      label="Daftar artikel"
      filterKey={`${paths.articles({ q, category })} ${pageRange(page).offset}`}
      isFetching={isFetching}
    >
      <QueryState query={query} skeleton={<ResultsSkeleton />}>
        {(list) =>
          list.total > 0 || isFiltered(filter) ? (
            <ArticleGrid filter={filter} list={list} isFetching={isFetching} />
          ) : (
            <EmptyState message={messages.articlesEmpty} />
          )
        }
      </QueryState>
    </ListResults>
  );
}

type ArticleGridProps = { filter: ListFilter; list: ListPage<ArticleSummary>; isFetching: boolean };

function ArticleGrid({ filter, list, isFetching }: ArticleGridProps) {
  const { total } = list;
  const { page, offset, shown, isGrowing } = visiblePage(list, filter.page, isFetching);
  return (
    <>
      <ResultCount isFetching={isFetching}>
        {formatCount({ offset, shown: shown.length, total }, 'artikel')}
      </ResultCount>
      {total === 0 && (
        <NoMatch message={messages.articlesFilteredEmpty} all={{ href: paths.articles() }} />
      )}
      <div
        className={`article-grid transition-opacity ${isFetching && !isGrowing ? 'opacity-60' : ''}`}
      >
        {shown.map((article) => (
          <ArticleCard
            key={article.id}
            form="card"
            heading="h2"
            article={article}
            href={paths.article(article.slug)}
          />
        ))}
      </div>
      <MorePages
        page={page}
        total={total}
        isFetching={isGrowing}
        hrefOf={(number) => paths.articles({ ...filter, page: number })}
      />
    </>
  );
}

function ResultsSkeleton() {
  return (
    <div className="article-grid pt-12">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <ArticleCardSkeleton key={key} form="card" />
      ))}
    </div>
  );
}
