import type { Article } from '@pesantren/api-client/contract/article';
import { articleDate } from '@pesantren/api-client/contract/labels';
import type { PublicClient } from '@pesantren/api-client/public-client';
import type { ArticleSummary } from '@pesantren/ui/content/article-card';
import { importOrApiError } from '../../hydration/chunk-errors.ts';
import { type SummaryPart, summaryQuery } from '../../list/summary-query.ts';

/** Returns the query of article summaries, newest first: a part of them, or a page of what a filter finds. */
export function articlesQuery(client: PublicClient, part: SummaryPart) {
  return summaryQuery(
    client,
    { resource: 'articles', fields: 'summary', summarize: summarizeArticles },
    part,
  );
}

/** Reduces articles to what lists show. */
export async function summarizeArticles(articles: Article[]): Promise<ArticleSummary[]> {
  // The parser of bodies is loaded only where an article has no excerpt.
  const needsBody = articles.some(({ excerpt, content }) => excerpt === '' && content !== '');
  const { articleExcerpt } = needsBody
    ? await importOrApiError(() => import('@pesantren/ui/rich-text/excerpt'))
    : { articleExcerpt: ({ excerpt }: Pick<Article, 'excerpt'>) => excerpt };
  return articles.map((article) => toSummary(article, articleExcerpt(article)));
}

function toSummary(article: Article, excerpt: string): ArticleSummary {
  const { id, slug, title, category, read_time, image, image_focus } = article;
  const date = articleDate(article);
  return { id, slug, title, excerpt, category, date, read_time, image, image_focus };
}
