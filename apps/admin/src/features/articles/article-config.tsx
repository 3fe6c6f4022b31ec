import type { Article } from '@pesantren/api-client/contract/article';
import { readTimeLabel } from '@pesantren/api-client/contract/article-rules';
import { messages } from '@pesantren/content/messages';
import { articleExcerpt, excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { formatRelativeDate, formatShortDate, toTimestamp } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import { Thumbnail } from '../../resource/list/thumbnail.tsx';
import type { Column, ResourceConfig } from '../../resource/resource-config.ts';
import type { SharedPage } from '../../resource/share/whatsapp-url.ts';

/** How articles are listed. */
export const articleConfig: ResourceConfig<'articles'> = {
  name: 'articles',
  title: 'Artikel',
  noun: 'artikel',
  subject: 'Artikel',
  addLabel: 'Tulis artikel',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: articleColumns,
  pageOf: articlePageOf,
  search: { label: 'Cari artikel', hint: 'Cari judul, isi, penulis, kategori' },
  empty: messages.articlesEmpty,
  noMatch: messages.articlesFilteredEmpty,
};

/** The article list's columns; the row of `editingId` says that it is being edited. */
export function articleColumns(editingId: string | null): readonly Column<Article>[] {
  return [
    {
      header: 'Gambar',
      role: 'picture',
      cell: (article) => <Thumbnail url={article.image} alt={article.image_alt} />,
    },
    {
      header: 'Judul',
      role: 'main',
      sort: { key: 'title', by: ({ title }) => title },
      cell: (article) => {
        const editing = article.id === editingId ? 'sedang diedit' : '';
        const facts = [editing, article.author, readTimeLabel(article)].filter(Boolean);
        return (
          <>
            <strong className={cells.title}>{article.title || 'Tanpa judul'}</strong>
            <span className={cells.facts}>{facts.join(' · ')}</span>
          </>
        );
      },
    },
    {
      header: 'Kategori',
      role: 'extra',
      width: 'narrow',
      sort: { key: 'category', by: ({ category }) => category },
      cell: (article) => article.category && <span className={cells.tag}>{article.category}</span>,
    },
    {
      header: 'Tanggal',
      role: 'fact',
      width: 'middle',
      sort: { key: 'date', by: ({ date }) => toTimestamp(date) },
      cell: (article) => (
        <>
          <span className={cells.date}>{formatShortDate(article.date)}</span>
          <span className={cells.facts}>{formatRelativeDate(article.date)}</span>
        </>
      ),
    },
  ];
}

/** Where visitors read an article; `null` while its slug is not known. */
export function articlePageOf(siteUrl: string, article: Article): SharedPage | null {
  const { title, slug } = article;
  if (!slug) return null;
  const line = excerptOf(articleExcerpt(article), 140);
  return { title, line, url: `${siteUrl}/artikel/${encodeURIComponent(slug)}` };
}
