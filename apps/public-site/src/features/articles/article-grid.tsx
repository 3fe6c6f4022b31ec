import type { List } from '@pesantren/api-client/contract/list';
import type { ArticleDigest } from '@pesantren/ui/article-card';
import { ArticleCard } from '@pesantren/ui/article-card';
import { MorePages } from '../../listing/more-pages.tsx';
import { countInWords, partOf, withinList } from '../../listing/paging.ts';
import { ResultCount } from '../../listing/result-count.tsx';
import { type ListFilter, paths } from '../../paths.ts';
import { NoMatch } from './no-match.tsx';

type ArticleGridProps = { filter: ListFilter; list: List<ArticleDigest>; awaited: boolean };

/** The articles found, their number, and the way to more of them. */
export function ArticleGrid({ filter, list: { items, total }, awaited }: ArticleGridProps) {
  const page = withinList(filter.page, total);
  const { offset, limit } = partOf(page);
  const shown = items.slice(0, limit);
  const growing = awaited && shown.length < Math.min(total - offset, limit);
  return (
    <>
      <ResultCount awaited={awaited}>
        {countInWords({ offset, shown: shown.length, total }, 'artikel')}
      </ResultCount>
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
      <MorePages
        page={page}
        total={total}
        awaited={growing}
        hrefOf={(number) => paths.articles({ ...filter, page: number })}
      />
    </>
  );
}
