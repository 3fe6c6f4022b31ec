import type { ListPage } from '@pesantren/api-client/contract/pagination';
import type { ArticleSummary } from '@pesantren/ui/content/article-card';
import { ArticleCard } from '@pesantren/ui/content/article-card';
import { MorePages } from '../../list/more-pages.tsx';
import { clampPage, formatCount, pageRange } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type ListFilter, paths } from '../../paths.ts';
import { NoMatch } from './no-match.tsx';

type ArticleGridProps = { filter: ListFilter; list: ListPage<ArticleSummary>; isFetching: boolean };

/** The articles found, their number, and the way to more of them. */
export function ArticleGrid({ filter, list: { items, total }, isFetching }: ArticleGridProps) {
  const page = clampPage(filter.page, total);
  const { offset, limit } = pageRange(page);
  const shown = items.slice(0, limit);
  const growing = isFetching && shown.length < Math.min(total - offset, limit);
  return (
    <>
      <ResultCount isFetching={isFetching}>
        {formatCount({ offset, shown: shown.length, total }, 'artikel')}
      </ResultCount>
      {total === 0 && <NoMatch />}
      <div
        className={`article-grid transition-opacity ${isFetching && !growing ? 'opacity-60' : ''}`}
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
        isFetching={growing}
        hrefOf={(number) => paths.articles({ ...filter, page: number })}
      />
    </>
  );
}
