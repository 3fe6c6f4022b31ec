import type { List } from '@pesantren/api-client/contract/list';
import type { ArticleDigest } from '@pesantren/ui/article-card';
import { ArticleCard } from '@pesantren/ui/article-card';
import { shownOn } from '../../listing/list-filter.ts';
import { LoadMore } from '../../listing/load-more.tsx';
import { ResultCount } from '../../listing/result-count.tsx';
import { type ListFilter, paths } from '../../paths.ts';
import { NoMatch } from './no-match.tsx';

type ArticleGridProps = { filter: ListFilter; list: List<ArticleDigest>; awaited: boolean };

/** The articles found, their number, and the way to more of them. */
export function ArticleGrid({ filter, list: { items, total }, awaited }: ArticleGridProps) {
  const shown = items.slice(0, shownOn(filter));
  const growing = awaited && shown.length < Math.min(total, shownOn(filter));
  return (
    <>
      <ResultCount awaited={awaited}>{total} artikel</ResultCount>
      {total === 0 && <NoMatch />}
      <div className={`article-grid transition-opacity ${awaited && !growing ? 'opacity-60' : ''}`}>
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
      {shown.length < total && (
        <LoadMore to={paths.articles({ ...filter, page: filter.page + 1 })} awaited={growing} />
      )}
    </>
  );
}
