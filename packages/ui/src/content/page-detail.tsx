import type { Page } from '@pesantren/api-client/contract/page';
import { languageOf } from '../rich-text/arabic.ts';
import { FoldingText } from '../rich-text/folding-text.tsx';
import { InlineText } from '../rich-text/inline-text.tsx';
import { DateText } from './date-text.tsx';

type PageDetailProps = { page: Pick<Page, 'title' | 'content' | 'updated_at'> };

/** A page on its address and in the admin's preview. */
export function PageDetail({ page: { title, content, updated_at } }: PageDetailProps) {
  return (
    <article>
      <header className="mt-6 md:mt-8">
        <h1 className="text-h2" {...languageOf(title)}>
          <InlineText text={title} />
        </h1>
        <p className="text-small text-muted mt-4">
          Diperbarui <DateText text={updated_at} />
        </p>
      </header>
      <div className="mt-8 md:mt-10">
        <FoldingText body={content} />
      </div>
    </article>
  );
}
