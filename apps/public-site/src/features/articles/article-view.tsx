import type { Article } from '@pesantren/api-client/contract/article';
import { ArticleSheet } from '@pesantren/ui/article-sheet';
import { summaryOf } from '@pesantren/ui/opening-words';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { paths } from '../../paths.ts';
import { ArticleNeighbours } from './article-neighbours.tsx';

/** An article to read. */
export function ArticleView({ article }: { article: Article }) {
  const path = paths.article(article.slug);
  const summary = summaryOf(article);
  return (
    <>
      <Seo
        title={article.title}
        {...(summary && { description: summary })}
        path={path}
        about={{ kind: 'article', article }}
      />
      <ArticleSheet article={article} />
      <ShareRow title={article.title} path={path} />
      <ArticleNeighbours slug={article.slug} />
    </>
  );
}
