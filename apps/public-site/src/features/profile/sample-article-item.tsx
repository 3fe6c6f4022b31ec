import type { SampleArticle } from '@pesantren/content/sample-news';
import { ArticleMeta } from '@pesantren/ui/content/article-meta';
import { paths } from '../../paths.ts';

/** A built-in article in the sidebar. The provider may not have it, so its title is searched for. */
export function SampleArticleItem({ article }: { article: SampleArticle }) {
  const { title, category, date, readTime } = article;
  return (
    <li className="group relative">
      <ArticleMeta
        article={{ category, date, read_time: readTime, published_at: '' }}
        withReadTime
      />
      <h3 className="text-small mt-1 leading-snug tracking-tight">
        <a
          href={paths.articles({ q: title })}
          className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {title}
        </a>
      </h3>
    </li>
  );
}
