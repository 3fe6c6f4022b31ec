import type { Article } from '@pesantren/api-client/contract/article';
import type { ListParams } from '@pesantren/api-client/contract/pagination';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import type { ArticleSummary } from '@pesantren/ui/content/article-card';
import { queryOptions } from '@tanstack/react-query';
import { importOrApiError } from '../../hydration/chunk-errors.ts';
import { fetchPage } from '../../list/paging.ts';

/**
 * A part of the articles, or a page of them, newest first, as lists show them: a page carries nothing
 * else of them.
 */
export function summaryQuery(
  client: PublicClient,
  { page, ...part }: ListParams & { page?: number },
) {
  return queryOptions({
    queryKey: [...resourceKey('articles'), 'summary', part, page],
    queryFn: async ({ signal }) => {
      const read = (own: ListParams) =>
        client.list('articles', { ...part, ...own, fields: 'summary' }, signal);
      const { items, total } = await (page ? fetchPage(read, page) : read({}));
      // The parser of bodies comes only where an article has no excerpt.
      const needsBody = items.some(({ excerpt, content }) => excerpt === '' && content !== '');
      const { articleExcerpt } = needsBody
        ? await importOrApiError(() => import('@pesantren/ui/rich-text/excerpt'))
        : { articleExcerpt: ({ excerpt }: Pick<Article, 'excerpt'>) => excerpt };
      return {
        items: items.map((item) => toSummary({ ...item, excerpt: articleExcerpt(item) })),
        total,
      };
    },
  });
}

function toSummary({
  id,
  slug,
  title,
  excerpt,
  category,
  ...article
}: ArticleSummary): ArticleSummary {
  const { date, published_at, read_time, image, image_focus } = article;
  return {
    ...{ id, slug, title, excerpt, category, date, published_at, read_time },
    ...{ image, image_focus },
  };
}
