import type { Carousel } from '@pesantren/api-client/contract/carousel';
import cells from '../../crud/cells.module.css';
import type { Column } from '../../crud/listing.ts';
import { Thumbnail } from '../../fields/thumbnail.tsx';
import { pictureName } from './picture-name.ts';

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
      order: { key: 'name', of: pictureName },
      cell: (picture) => (
        <>
          <strong className={cells.title}>{pictureName(picture) || 'Gambar tanpa nama'}</strong>
          {picture.id === editingId && <span className={cells.facts}>sedang diedit</span>}
        </>
      ),
    },
  ];
}
