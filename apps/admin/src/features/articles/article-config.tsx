import type { Article } from '@pesantren/api-client/contract/article';
import { readTimeLabel } from '@pesantren/api-client/contract/labels';
import { messages } from '@pesantren/content/messages';
import { articleExcerpt, excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { formatRelativeDate, formatShortDate } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import { categoryColumn, pictureColumn, titleColumn } from '../../resource/list/columns.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import type { ReceivedPage } from '../../resource/share/whatsapp-url.ts';

export const articleConfig: ResourceConfig<'articles'> = {
  name: 'articles',
  title: 'Artikel',
  noun: 'artikel',
  subject: 'Artikel',
  addLabel: 'Tulis artikel',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: [
    pictureColumn(
      ({ image }) => image,
      ({ image_alt }) => image_alt,
    ),
    titleColumn({
      header: 'Judul',
      sortKey: 'title',
      titleOf: ({ title }) => title,
      factsOf: (article) => [article.author, readTimeLabel(article)],
    }),
    categoryColumn('extra', 'narrow'),
    {
      header: 'Tanggal',
      role: 'fact',
      width: 'middle',
      sort: 'date',
      cell: ({ date }, _, clock) => (
        <>
          <span className={cells.date}>{formatShortDate(date, clock)}</span>
          <span className={cells.facts}>{formatRelativeDate(date, clock)}</span>
        </>
      ),
    },
  ],
  pageOf: articlePageOf,
  search: 'Cari artikel',
  empty: messages.articlesEmpty,
  noMatch: messages.articlesFilteredEmpty,
};

/** Returns an article's public page; `null` while its slug is not known. */
export function articlePageOf(siteUrl: string, article: Article): ReceivedPage | null {
  const { title, slug } = article;
  if (!slug) return null;
  const line = excerptOf(articleExcerpt(article), 140);
  return { title, line, url: `${siteUrl}/artikel/${encodeURIComponent(slug)}` };
}
