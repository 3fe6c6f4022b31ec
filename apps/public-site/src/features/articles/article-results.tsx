import type { ListPage } from '@pesantren/api-client/contract/lists/pagination';
import { messages } from '@pesantren/content/messages';
import { ArticleCard, type ArticleSummary } from '@pesantren/ui/content/article-card';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { isFiltered } from '../../list/list-filter.ts';
import { ListResults } from '../../list/list-results.tsx';
import { MorePages } from '../../list/more-pages.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { formatCount, visiblePage } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type ListFilter, paths } from '../../paths.ts';

type ArticleResultsProps = { filter: ListFilter; query: UseQueryResult<ListPage<ArticleSummary>> };

/** The articles that match the filter. */
export function ArticleResults({ filter, query }: ArticleResultsProps) {
  return (
    <ListResults label="Daftar artikel">
      <QueryState query={query}>
        {(list) =>
          list.total > 0 || isFiltered(filter) ? (
            <ArticleGrid filter={filter} list={list} />
          ) : (
            <EmptyState message={messages.articlesEmpty} />
          )
        }
      </QueryState>
    </ListResults>
  );
}

type ArticleGridProps = { filter: ListFilter; list: ListPage<ArticleSummary> };

function ArticleGrid({ filter, list }: ArticleGridProps) {
  const { total } = list;
  const { page, offset, shown } = visiblePage(list, filter.page);
  return (
    <>
      <ResultCount>{formatCount({ offset, shown: shown.length, total }, 'artikel')}</ResultCount>
      {total === 0 && (
        <NoMatch message={messages.articlesFilteredEmpty} all={{ href: paths.articles() }} />
      )}
      <div className="article-grid">
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
        hrefOf={(number) => paths.articles({ ...filter, page: number })}
      />
    </>
  );
}
