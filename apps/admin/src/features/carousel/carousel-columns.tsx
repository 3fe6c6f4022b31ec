import type { Carousel } from '@pesantren/api-client/contract/carousel';
import { Thumbnail } from '../../resource/list/thumbnail.tsx';
import type { Column } from '../../resource/resource-config.ts';
import cells from '../../resource/table/cells.module.css';
import { pictureName } from './picture-name.ts';

/** What the trash shows of a carousel picture; the list itself is a grid in the school's own order. */
export function carouselColumns(): readonly Column<Carousel>[] {
  return [
    {
      header: 'Gambar',
      place: 'picture',
      cell: ({ src }) => <Thumbnail url={src} />,
    },
    {
      header: 'Nama',
      place: 'main',
      cell: (picture) => (
        <strong className={cells.title}>{pictureName(picture) || 'Gambar tanpa nama'}</strong>
      ),
    },
  ];
}
