import type { Article } from '@pesantren/api-client/contract/article';
import { ArticleSheet } from '@pesantren/ui/article-sheet';
import { Paper } from '../../layout/paper.tsx';
import { paths } from '../../paths.ts';
import { Seo } from '../../seo.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { BackLink } from './back-link.tsx';
import { ShareRow } from './share-row.tsx';

/** An article to read. */
export function ArticleView({ article }: { article: Article }) {
  const path = paths.article(article.slug);
  return (
    <Paper path={path}>
      <div className="max-w-measure mx-auto px-5 pt-6 md:px-6 md:pt-10">
        <Seo
          title={article.title}
          {...(article.excerpt && { description: article.excerpt })}
          path={path}
          about={{ kind: 'article', article }}
        />
        <BackLink to={paths.articles()} />
        <ArticleSheet article={article} />
        <ShareRow title={article.title} path={path} />
        <ArticleNeighbours slug={article.slug} />
      </div>
    </Paper>
  );
}
