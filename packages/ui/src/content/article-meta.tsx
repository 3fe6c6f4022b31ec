import type { Article } from '@pesantren/api-client/contract/article';
import { readTimeLabel } from '@pesantren/api-client/contract/labels';
import { PublishedText } from './published-text.tsx';

type ArticleMetaProps = {
  article: Pick<Article, 'category' | 'date' | 'read_time'>;
  withReadTime?: boolean;
};

/** Category, date and reading time in one line. Dots stand between the parts, never at a line's start. */
export function ArticleMeta({ article, withReadTime = false }: ArticleMetaProps) {
  const { date } = article;
  const readTime = withReadTime ? readTimeLabel(article) : '';
  const part =
    'relative whitespace-nowrap pl-4 before:absolute before:left-1.5 before:content-["·"]';
  return (
    <p className="text-mini font-medium text-muted overflow-hidden">
      <span className="-ml-4 flex flex-wrap">
        {article.category && (
          <span className={`${part} text-primary font-heading`}>{article.category}</span>
        )}
        {date && (
          <span className={part}>
            <PublishedText text={date} />
          </span>
        )}
        {readTime && <span className={part}>{readTime}</span>}
      </span>
    </p>
  );
}
