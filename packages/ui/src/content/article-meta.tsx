import type { Article } from '@pesantren/api-client/contract/article';
import { readTimeLabel } from '@pesantren/api-client/contract/labels';
import { DateText } from './date-text.tsx';
import { PublishedText } from './published-text.tsx';

type ArticleMetaProps = {
  article: Pick<Article, 'category' | 'date' | 'read_time'>;
  withReadTime?: boolean;
  /** Says that the date is that of publication, where there is room for it. */
  saysPublished?: boolean;
};

/** Category, date and reading time in one line. Dots stand between the parts, never at a line's start. */
export function ArticleMeta({
  article,
  withReadTime = false,
  saysPublished = false,
}: ArticleMetaProps) {
  const { date } = article;
  const readTime = withReadTime ? readTimeLabel(article) : '';
  const part = 'relative pl-4 before:absolute before:left-1.5 before:content-["·"]';
  return (
    <p className="text-mini font-medium text-muted overflow-hidden">
      <span className="-ml-4 flex flex-wrap">
        {article.category && (
          <span className={`${part} text-primary font-heading whitespace-nowrap`}>
            {article.category}
          </span>
        )}
        {date && (
          <span className={saysPublished ? part : `${part} whitespace-nowrap`}>
            {saysPublished ? <PublishedText text={date} /> : <DateText text={date} />}
          </span>
        )}
        {readTime && <span className={`${part} whitespace-nowrap`}>{readTime}</span>}
      </span>
    </p>
  );
}
