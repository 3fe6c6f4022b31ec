import type { Article } from '@pesantren/api-client/contract/article';
import { articleDate, readTimeLabel } from '@pesantren/api-client/contract/labels';
import { messages } from '@pesantren/content/messages';
import { use } from 'react';
import { languageOf } from '../rich-text/arabic.ts';
import { InlineText } from '../rich-text/inline-text.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { UiContext } from '../ui-context.ts';
import { ArticleMeta } from './article-meta.tsx';
import { Picture } from './picture.tsx';
import { acrossPhone } from './picture-sizes.ts';

type Shown = Pick<
  Article,
  | 'title'
  | 'content'
  | 'date'
  | 'published_at'
  | 'author'
  | 'category'
  | 'read_time'
  | 'image'
  | 'image_alt'
  | 'image_focus'
>;

/** An article on its page and in the admin's preview. */
export function ArticleDetail({ article }: { article: Shown }) {
  const { fileUrl } = use(UiContext);
  const byline = [article.author && `Oleh ${article.author}`, readTimeLabel(article)];
  return (
    <article>
      <header className="mt-6 md:mt-8">
        <ArticleMeta article={{ ...article, date: articleDate(article) }} saysPublished />
        <h1 className="text-h2 mt-3" {...languageOf(article.title)}>
          <InlineText text={article.title || messages.untitled} />
        </h1>
        <p className="text-small text-muted mt-4">{byline.filter(Boolean).join(' · ')}</p>
      </header>
      {article.image && (
        // Its box crops it; the file is read whole, as the browser shows pictures.
        <a
          href={fileUrl(article.image)}
          aria-label={`Lihat gambar utuh${article.image_alt && `: ${article.image_alt}`}`}
          data-plain
          className="mt-8 block"
        >
          <Picture
            src={article.image}
            focus={article.image_focus}
            alt={article.image_alt}
            width={1600}
            height={1000}
            sizes={`(min-width: 48rem) 68ch, ${acrossPhone}`}
            priority
            className="rounded-card"
          />
        </a>
      )}
      <div className="mt-8 md:mt-10">
        <RichText body={article.content} />
      </div>
    </article>
  );
}
