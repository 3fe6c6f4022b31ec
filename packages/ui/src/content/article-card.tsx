import type { Article } from '@pesantren/api-client/contract/article';
import { messages } from '@pesantren/content/messages';
import { languageOf } from '../rich-text/arabic.ts';
import { InlineText } from '../rich-text/inline-text.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { Picture } from './picture.tsx';
import { acrossPhone } from './picture-sizes.ts';

/** `lead`: large, picture above. `row`: one line with a small picture. `card`: a row on phones, else upright. */
type Form = 'lead' | 'card' | 'row';

type Look = { box: string; picture: string; heading: string; sizes: string; widest: number };

const forms: Record<Form, Look> = {
  lead: {
    box: 'flex flex-col gap-3 md:gap-4.5',
    picture: 'rounded-card',
    heading: 'text-lead md:text-h3',
    sizes: `(min-width: 70rem) 640px, ${acrossPhone}`,
    widest: 1920,
  },
  card: {
    box: 'tight:flex tight:flex-col-reverse tight:items-stretch! grid grid-cols-[minmax(0,1fr)_min(7rem,26vw)] items-start gap-4.5 md:flex md:flex-col md:items-stretch',
    picture:
      'rounded-control max-md:aspect-7/5! max-md:col-start-2 max-md:row-start-1 md:rounded-card',
    heading: 'text-body max-md:leading-snug md:text-lead',
    sizes: '(min-width: 70rem) 360px, (min-width: 48rem) 50vw, 112px',
    widest: 1280,
  },
  row: {
    box: 'tight:flex tight:flex-col-reverse tight:items-stretch! grid grid-cols-[minmax(0,1fr)_min(5rem,26vw)] items-center gap-3 md:grid-cols-[minmax(0,1fr)_7rem] md:gap-4.5',
    picture: 'rounded-control aspect-7/5! col-start-2 row-start-1',
    heading: 'text-small leading-snug tracking-tight md:text-body',
    sizes: '(min-width: 48rem) 112px, 80px',
    widest: 320,
  },
};

/** The fields of an article that lists show. */
export type ArticleSummary = Pick<
  Article,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'date' | 'read_time' | 'image' | 'image_focus'
>;

type ArticleCardProps = {
  article: ArticleSummary;
  href: string;
  form: Form;
  /** Level of the title in the page's outline. */
  heading: 'h2' | 'h3';
  priority?: boolean;
};

/** An article in a list. The title is the link; its hit area is the whole card, but for words that one selects. */
export function ArticleCard({ article, href, form, heading, priority }: ArticleCardProps) {
  const Heading = heading;
  const look = forms[form];
  const upright = form !== 'row';
  return (
    <article className={`group relative ${look.box}`}>
      <Picture
        src={article.image}
        focus={article.image_focus}
        alt=""
        width={1600}
        height={1000}
        sizes={look.sizes}
        widest={look.widest}
        priority={priority ?? false}
        className={look.picture}
      />
      <div>
        <ArticleMeta article={article} withReadTime={form === 'lead'} />
        <Heading className={`mt-1 md:mt-1.5 ${look.heading}`} {...languageOf(article.title)}>
          <a
            href={href}
            className="decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <InlineText text={article.title || messages.untitled} />
          </a>
        </Heading>
        {upright && article.excerpt && (
          <p
            {...languageOf(article.excerpt)}
            className={`above-link pointer-coarse:pointer-events-none text-muted mt-2 max-md:hidden ${form === 'card' ? 'text-small line-clamp-3' : ''}`}
          >
            <InlineText text={article.excerpt} />
          </p>
        )}
      </div>
    </article>
  );
}
