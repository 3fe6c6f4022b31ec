import type { Article } from '@pesantren/api-client/contract/article';
import { readTimeLabel } from '@pesantren/api-client/contract/article-rules';
import { dateOrder, relativeDate, shortDate } from '../../resource/format-date.ts';
import { Thumbnail } from '../../resource/list/thumbnail.tsx';
import type { Column } from '../../resource/resource-config.ts';
import cells from '../../resource/table/cells.module.css';

/** The article list's columns; the row of `editingId` says that it is being edited. */
export function articleColumns(editingId: string | null): readonly Column<Article>[] {
  return [
    {
      header: 'Gambar',
      place: 'picture',
      cell: (article) => <Thumbnail url={article.image} alt={article.image_alt} />,
    },
    {
      header: 'Judul',
      place: 'main',
      order: { key: 'title', of: ({ title }) => title },
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
      place: 'extra',
      width: 'narrow',
      order: { key: 'category', of: ({ category }) => category },
      cell: (article) => article.category && <span className={cells.tag}>{article.category}</span>,
    },
    {
      header: 'Tanggal',
      place: 'fact',
      width: 'middle',
      order: { key: 'date', of: ({ date }) => dateOrder(date) },
      cell: (article) => (
        <>
          <span className={cells.date}>{shortDate(article.date)}</span>
          <span className={cells.facts}>{relativeDate(article.date)}</span>
        </>
      ),
    },
  ];
}
