import type { List } from '@pesantren/api-client/contract/list';
import { messages } from '@pesantren/content/messages';
import type { ArticleDigest } from '@pesantren/ui/article-card';
import { ArticleCardSkeleton } from '@pesantren/ui/article-card-skeleton';
import { Empty } from '@pesantren/ui/empty';
import { PageState } from '@pesantren/ui/page-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListResults } from '../../list/list-results.tsx';
import { pageRange } from '../../list/paging.ts';
import { type ListFilter, paths } from '../../paths.ts';
import { ArticleGrid } from './article-grid.tsx';

type ArticleResultsProps = { filter: ListFilter; query: UseQueryResult<List<ArticleDigest>> };

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
      <PageState reading={query} skeleton={<ResultsSkeleton />}>
        {(list) =>
          list.total > 0 || filtered ? (
            <ArticleGrid filter={filter} list={list} isFetching={isFetching} />
          ) : (
            <Empty message={messages.articlesEmpty} />
          )
        }
      </PageState>
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
