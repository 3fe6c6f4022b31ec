import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { messages } from '@pesantren/content/messages';
import cells from '../../crud/cells.module.css';
import type { Column } from '../../crud/listing.ts';
import { Thumbnail } from '../../fields/thumbnail.tsx';

/** The gallery list's columns; the row of `editingId` says that it is being edited. */
export function galleryColumns(editingId: string | null): readonly Column<Gallery>[] {
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
      cell: ({ id, title }) => (
        <>
          <strong className={cells.title}>{title || messages.untitled}</strong>
          {id === editingId && <span className={cells.facts}>sedang diedit</span>}
        </>
      ),
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
