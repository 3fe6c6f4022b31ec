import type { ListPart } from '@pesantren/api-client/contract/list';
import { resourceKey } from '@pesantren/api-client/query';
import type { Reader } from '@pesantren/api-client/reader';
import type { ArticleDigest } from '@pesantren/ui/article-card';
import { queryOptions } from '@tanstack/react-query';

/** A part of the articles, newest first, as lists show them: a page carries nothing else of them. */
export function digestQuery(client: Reader, part: ListPart) {
  return queryOptions({
    queryKey: [...resourceKey('articles'), 'digest', part],
    queryFn: async ({ signal }) => {
      const { items, total } = await client.list(
        'articles',
        { ...part, fields: 'summary' },
        signal,
      );
      return { items: items.map(digestOf), total };
    },
  });
}

function digestOf({
  id,
  slug,
  title,
  excerpt,
  category,
  ...article
}: ArticleDigest): ArticleDigest {
  const { date, published_at, read_time, image, image_focus, image_color } = article;
  return {
    ...{ id, slug, title, excerpt, category, date, published_at, read_time },
    ...{ image, image_focus, image_color },
  };
}
