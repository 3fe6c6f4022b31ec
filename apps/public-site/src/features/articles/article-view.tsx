import type { Article } from '@pesantren/api-client/contract/article';
import { ArticleDetail } from '@pesantren/ui/content/article-detail';
import { articleExcerpt } from '@pesantren/ui/rich-text/excerpt';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { paths } from '../../paths.ts';
import { ArticleNeighbours } from './article-neighbours.tsx';

/** An article to read. */
export function ArticleView({ article }: { article: Article }) {
  const path = paths.article(article.slug);
  const summary = articleExcerpt(article);
  return (
    <>
      <Seo
        title={article.title}
        {...(summary && { description: summary })}
        path={path}
        about={{ kind: 'article', article }}
      />
      <ArticleDetail article={article} />
      <ShareRow title={article.title} path={path} />
      <ArticleNeighbours slug={article.slug} />
    </>
  );
}
