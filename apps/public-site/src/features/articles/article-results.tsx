import type { Article } from '@pesantren/api-client/contract/article';
import type { List } from '@pesantren/api-client/contract/list';
import { ArticleCardSkeleton } from '@pesantren/ui/article-card-skeleton';
import { PageState } from '@pesantren/ui/page-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ArticleFilter } from '../../paths.ts';
import { ArticleGrid } from './article-grid.tsx';
import { NoArticles } from './no-articles.tsx';

type ArticleResultsProps = { filter: ArticleFilter; reading: UseQueryResult<List<Article>> };

/** What the filter found. While the next answer is awaited, the last one stays. */
export function ArticleResults({ filter, reading }: ArticleResultsProps) {
  const { q, category } = filter;
  const section = useRef<HTMLElement>(null);
  const narrowedTo = useRef({ q, category });
  const awaited = reading.isPlaceholderData;

  // Narrowed from far down the list: the new results are read from their start.
  useEffect(() => {
    const before = narrowedTo.current;
    narrowedTo.current = { q, category };
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if ((before.q !== q || before.category !== category) && top < 0) {
      section.current?.scrollIntoView();
    }
  }, [q, category]);

  return (
    <section
      ref={section}
      aria-label="Daftar artikel"
      aria-busy={awaited}
      className="max-w-page mx-auto scroll-mt-32 px-5 pt-5 md:px-6 md:pt-8"
    >
      <PageState reading={reading} skeleton={<ResultsSkeleton />}>
        {(list) =>
          list.total === 0 ? (
            <NoArticles narrowed={q !== '' || category !== ''} />
          ) : (
            <ArticleGrid filter={filter} list={list} awaited={awaited} />
          )
        }
      </PageState>
    </section>
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
