import type { ListPage } from '@pesantren/api-client/contract/pagination';
import { messages } from '@pesantren/content/messages';
import type { ArticleSummary } from '@pesantren/ui/content/article-card';
import { ArticleCardSkeleton } from '@pesantren/ui/content/article-card-skeleton';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListResults } from '../../list/list-results.tsx';
import { pageRange } from '../../list/paging.ts';
import { type ListFilter, paths } from '../../paths.ts';
import { ArticleGrid } from './article-grid.tsx';

type ArticleResultsProps = { filter: ListFilter; query: UseQueryResult<ListPage<ArticleSummary>> };

/** What the filter found. While the next answer is awaited, the last one stays. */
export function ArticleResults({ filter, query }: ArticleResultsProps) {
  const { q, category } = filter;
  const isFetching = query.isPlaceholderData;
  const filtered = q !== '' || category !== '';
  return (
    <ListResults
      label="Daftar artikel"
      filterKey={`${paths.articles({ q, category })} ${pageRange(filter.page).offset}`}
      isFetching={isFetching}
    >
      <QueryState query={query} skeleton={<ResultsSkeleton />}>
        {(list) =>
          list.total > 0 || filtered ? (
            <ArticleGrid filter={filter} list={list} isFetching={isFetching} />
          ) : (
            <EmptyState message={messages.articlesEmpty} />
          )
        }
      </QueryState>
    </ListResults>
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
