import type { List } from '@pesantren/api-client/contract/list';
import { messages } from '@pesantren/content/messages';
import type { ArticleDigest } from '@pesantren/ui/article-card';
import { ArticleCardSkeleton } from '@pesantren/ui/article-card-skeleton';
import { Empty } from '@pesantren/ui/empty';
import { PageState } from '@pesantren/ui/page-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { partOf } from '../../listing/paging.ts';
import { Results } from '../../listing/results.tsx';
import { type ListFilter, paths } from '../../paths.ts';
import { ArticleGrid } from './article-grid.tsx';

type ArticleResultsProps = { filter: ListFilter; reading: UseQueryResult<List<ArticleDigest>> };

/** What the filter found. While the next answer is awaited, the last one stays. */
export function ArticleResults({ filter, reading }: ArticleResultsProps) {
  const { q, category } = filter;
  const awaited = reading.isPlaceholderData;
  const narrowed = q !== '' || category !== '';
  return (
    <Results
      label="Daftar artikel"
      narrowedTo={`${paths.articles({ q, category })} ${partOf(filter.page).offset}`}
      awaited={awaited}
    >
      <PageState reading={reading} skeleton={<ResultsSkeleton />}>
        {(list) =>
          list.total > 0 || narrowed ? (
            <ArticleGrid filter={filter} list={list} awaited={awaited} />
          ) : (
            <Empty message={messages.articlesEmpty} />
          )
        }
      </PageState>
    </Results>
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
