import type { Article } from '@pesantren/api-client/contract/article';
import { readTimeLabel } from '@pesantren/api-client/contract/article-rules';
import { ArticleMeta } from '@pesantren/ui/article-meta';
import { Picture } from '@pesantren/ui/picture';
import { RichText } from '@pesantren/ui/rich-text';
import { Paper } from '../../layout/paper.tsx';
import { paths } from '../../paths.ts';
import { Seo } from '../../seo.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { BackLink } from './back-link.tsx';
import { ShareRow } from './share-row.tsx';

/** An article to read. */
export function ArticleView({ article }: { article: Article }) {
  const path = paths.article(article.slug);
  const byline = [article.author && `Oleh ${article.author}`, readTimeLabel(article)];
  return (
    <Paper path={path}>
      <div className="max-w-measure mx-auto px-5 pt-6 md:px-6 md:pt-10">
        <Seo
          title={article.title}
          {...(article.excerpt && { description: article.excerpt })}
          path={path}
        />
        <BackLink to={paths.articles()} />
        <article>
          <header className="mt-6 md:mt-8">
            <ArticleMeta article={article} />
            <h1 className="text-h2 mt-3">{article.title}</h1>
            <p className="text-small text-tinta-2 mt-4">{byline.filter(Boolean).join(' · ')}</p>
          </header>
          {article.image && (
            <Picture
              src={article.image}
              alt={article.image_alt}
              width={1600}
              height={1000}
              sizes="(min-width: 48rem) 68ch, 100vw"
              priority
              className="rounded-card mt-8"
            />
          )}
          <div className="mt-8 md:mt-10">
            <RichText body={article.content} />
          </div>
        </article>
        <ShareRow title={article.title} path={path} />
        <ArticleNeighbours slug={article.slug} />
      </div>
    </Paper>
  );
}
