import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { messages } from '@pesantren/content/messages';
import { Thumbnail } from '../../resource/list/thumbnail.tsx';
import type { Column } from '../../resource/resource-config.ts';
import cells from '../../resource/table/cells.module.css';

/** What the gallery is sorted by, and what the trash shows of its items; the list itself is a grid. */
export function galleryColumns(): readonly Column<Gallery>[] {
  return [
    {
      header: 'Gambar',
      place: 'picture',
      cell: ({ image }) => <Thumbnail url={image} />,
    },
    {
      header: 'Judul',
      place: 'main',
      order: { key: 'title', of: ({ title }) => title },
      cell: ({ title }) => <strong className={cells.title}>{title || messages.untitled}</strong>,
    },
    {
      header: 'Kategori',
      place: 'fact',
      width: 'middle',
      order: { key: 'category', of: ({ category }) => category },
      cell: ({ category }) => category && <span className={cells.tag}>{category}</span>,
    },
  ];
}
