import type { Article } from '@pesantren/api-client/contract/article';
import { articleDate } from '@pesantren/api-client/contract/labels';
import type { PublicClient } from '@pesantren/api-client/public-client';
import type { ArticleSummary } from '@pesantren/ui/content/article-card';
import { articleExcerpt } from '@pesantren/ui/rich-text/excerpt';
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
export function summarizeArticles(articles: Article[]): ArticleSummary[] {
  return articles.map(summarizeArticle);
}

function summarizeArticle(article: Article): ArticleSummary {
  const { id, slug, title, category, read_time, image, image_focus } = article;
  const date = articleDate(article);
  const excerpt = articleExcerpt(article);
  return { id, slug, title, excerpt, category, date, read_time, image, image_focus };
}
