import type { Article } from '@pesantren/api-client/contract/article';
import type { List } from '@pesantren/api-client/contract/list';
import { messages } from '@pesantren/content/messages';
import { ArticleCard } from '@pesantren/ui/article-card';
import { ArticleCardSkeleton } from '@pesantren/ui/article-card-skeleton';
import { Button } from '@pesantren/ui/button';
import { Empty } from '@pesantren/ui/empty';
import { PageState } from '@pesantren/ui/page-state';
import { Spinner } from '@pesantren/ui/spinner';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type ArticleFilter, paths } from '../../paths.ts';
import { shownOn } from './articles-query.ts';

const grid = 'grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3';

type ArticleResultsProps = { filter: ArticleFilter; reading: UseQueryResult<List<Article>> };

/** What the filter found. While the next answer is awaited, the last one stays, dimmed. */
export function ArticleResults({ filter, reading }: ArticleResultsProps) {
  const { q, category } = filter;
  const awaited = reading.isPlaceholderData;
  return (
    <section
      aria-label="Daftar artikel"
      aria-busy={awaited}
      className="max-w-page mx-auto px-5 pt-5 md:px-6 md:pt-8"
    >
      <PageState reading={reading} skeleton={<ResultsSkeleton />}>
        {({ items, total }) =>
          total === 0 ? (
            <Empty
              message={q || category ? messages.articlesFilteredEmpty : messages.articlesEmpty}
            >
              {(q || category) && (
                <Button href={paths.articles()} look="quiet" size="small">
                  Tampilkan semua
                </Button>
              )}
            </Empty>
          ) : (
            <>
              <p role="status" className="text-small text-tinta-2 mb-6 flex min-h-6 gap-2.5">
                {total} artikel
                {awaited && (
                  <>
                    <Spinner className="text-daun-teks size-5" />
                    <span className="sr-only">Memuat…</span>
                  </>
                )}
              </p>
              <div className={`${grid} transition-opacity ${awaited ? 'opacity-60' : ''}`}>
                {items.slice(0, shownOn(filter)).map((article) => (
                  <ArticleCard
                    key={article.id}
                    form="card"
                    heading="h2"
                    article={article}
                    href={paths.article(article.slug)}
                  />
                ))}
              </div>
              {total > shownOn(filter) && (
                <p className="mt-12 text-center">
                  <Link
                    to={paths.articles({ ...filter, page: filter.page + 1 })}
                    replace
                    preventScrollReset
                    className="rounded-control font-strong border-daun-garis text-daun-teks-kuat hover:bg-daun-lembut-2 inline-flex min-h-12 items-center border px-6 transition-colors"
                  >
                    Muat lebih banyak
                  </Link>
                </p>
              )}
            </>
          )
        }
      </PageState>
    </section>
  );
}

function ResultsSkeleton() {
  return (
    <div className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <ArticleCardSkeleton key={key} form="card" />
      ))}
    </div>
  );
}
