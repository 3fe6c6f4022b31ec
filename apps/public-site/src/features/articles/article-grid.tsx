import type { Article } from '@pesantren/api-client/contract/article';
import type { List } from '@pesantren/api-client/contract/list';
import { ArticleCard } from '@pesantren/ui/article-card';
import { Spinner } from '@pesantren/ui/spinner';
import { Link } from 'react-router-dom';
import { type ArticleFilter, paths } from '../../paths.ts';
import { shownOn } from './articles-query.ts';

type ArticleGridProps = { filter: ArticleFilter; list: List<Article>; awaited: boolean };

/** The articles found, their number, and the way to more of them. */
export function ArticleGrid({ filter, list: { items, total }, awaited }: ArticleGridProps) {
  const shown = items.slice(0, shownOn(filter));
  const growing = awaited && shown.length < Math.min(total, shownOn(filter));
  return (
    <>
      <p role="status" className="text-small text-tinta-2 mb-6 flex min-h-6 items-center gap-2.5">
        {total} artikel
        {awaited && <Spinner className="text-daun-teks size-5" />}
        {awaited && <span className="sr-only">Memuat…</span>}
      </p>
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
        <p className="mt-12 text-center">
          <Link
            to={paths.articles({ ...filter, page: filter.page + 1 })}
            replace
            preventScrollReset
            className="rounded-control font-strong border-daun-garis text-daun-teks-kuat hover:bg-daun-lembut-2 inline-flex min-h-12 items-center gap-2.5 border px-6 transition-colors"
          >
            Muat lebih banyak
            {growing && <Spinner className="size-5" />}
          </Link>
        </p>
      )}
    </>
  );
}
