import type { Article } from '@pesantren/api-client/contract/article';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { ArticleCard, type ArticleSummary } from '@pesantren/ui/content/article-card';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import { PageSection } from '../../components/page-section.tsx';
import { summaryQuery } from '../../list/summary-query.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { summarizeArticles } from '../articles/articles-query.ts';

const grid =
  'grid grid-cols-1 gap-x-12 gap-y-4 md:gap-y-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]';
const rows =
  'divide-default grid grid-cols-1 content-between divide-y *:py-2 *:first:pt-0 md:*:py-4 *:last:pb-0';

/** Returns the query of the newest articles, as many as the home page shows. */
export function newsQuery(client: PublicClient) {
  const source = { resource: 'articles', fields: 'summary', summarize: summarizeNews } as const;
  return summaryQuery(client, source, { limit: limits.homeArticles });
}

/** Reduces articles to what the home page shows: the excerpt of the first one only. */
function summarizeNews(articles: Article[]): ArticleSummary[] {
  const [lead, ...others] = summarizeArticles(articles);
  return lead ? [lead, ...others.map((article) => ({ ...article, excerpt: '' }))] : [];
}

/** 'Berita & Highlight': one article large, up to five beside it (docs/spec.md#b-03). */
export function NewsSection() {
  const news = useQuery(newsQuery(useServices().client));
  return (
    <PageSection
      title="Berita & Highlight"
      more={{ label: 'Lihat Semua Berita', href: paths.articles() }}
    >
      <QueryState query={news}>
        {({ items: [lead, ...others] }) =>
          lead ? (
            <div className={grid}>
              <ArticleCard
                form="lead"
                heading="h3"
                article={lead}
                href={paths.article(lead.slug)}
              />
              <div className={rows}>
                {others.map((article) => (
                  <ArticleCard
                    key={article.id}
                    form="row"
                    heading="h3"
                    article={article}
                    href={paths.article(article.slug)}
                  />
                ))}
              </div>
            </div>
          ) : (
            <EmptyState message={messages.articlesEmpty} />
          )
        }
      </QueryState>
    </PageSection>
  );
}
