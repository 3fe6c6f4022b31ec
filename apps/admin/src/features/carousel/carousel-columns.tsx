import type { Carousel } from '@pesantren/api-client/contract/carousel';
import cells from '../../crud/cells.module.css';
import type { Column } from '../../crud/listing.ts';
import { fileName } from '../../fields/file-name.ts';
import { Thumbnail } from '../../fields/thumbnail.tsx';

/** The carousel list's columns; the row of `editingId` says that it is being edited. */
export function carouselColumns(editingId: string | null): readonly Column<Carousel>[] {
  return [
    {
      header: 'Gambar',
      place: 'picture',
      cell: ({ src }) => <Thumbnail url={src} />,
    },
    {
      header: 'Nama file',
      place: 'main',
      order: { key: 'name', of: ({ src }) => fileName(src) },
      cell: ({ id, src }) => {
        const editing = id === editingId ? 'sedang diedit' : '';
        return (
          <>
            <strong className={cells.title}>{fileName(src) || 'Tanpa gambar'}</strong>
            <span className={cells.facts}>{[`ID ${id}`, editing].filter(Boolean).join(' · ')}</span>
          </>
        );
      },
    },
  ];
}
