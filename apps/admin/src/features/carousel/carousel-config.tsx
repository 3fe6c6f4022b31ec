import type { Carousel } from '@pesantren/api-client/contract/carousel';
import { fileName } from '../../fields/upload/file-name.ts';
import cells from '../../resource/list/cells.module.css';
import { Thumbnail } from '../../resource/list/thumbnail.tsx';
import type { Column, ResourceConfig } from '../../resource/resource-config.ts';

/** How the pictures of the carousel are listed. */
export const carouselConfig: ResourceConfig<'carousel'> = {
  name: 'carousel',
  title: 'Gambar Carousel',
  noun: 'gambar',
  subject: 'Gambar carousel',
  addLabel: 'Gambar baru',
  nameOf: (picture) => pictureName(picture) || 'Gambar tanpa nama',
  draftName: pictureName,
  columns: carouselColumns,
  grid: {
    pictureOf: ({ src }) => src,
    captionOf: ({ alt }) => (alt ? '' : 'Belum ada teks alternatif'),
    move: (client, id, before) => client.movePicture(id, before),
  },
  search: { label: 'Cari gambar carousel', hint: 'Cari alamat gambar, ID' },
  empty: 'Belum ada gambar carousel.',
  noMatch: 'Tidak ada gambar yang sesuai dengan pencarian.',
};

/** What the trash shows of a carousel picture; the list itself is a grid in the school's own order. */
export function carouselColumns(): readonly Column<Carousel>[] {
  return [
    {
      header: 'Gambar',
      role: 'picture',
      cell: ({ src }) => <Thumbnail url={src} />,
    },
    {
      header: 'Nama',
      role: 'main',
      cell: (picture) => (
        <strong className={cells.title}>{pictureName(picture) || 'Gambar tanpa nama'}</strong>
      ),
    },
  ];
}

type Named = { name?: string; src?: string; alt?: string };

/** What a picture is called: what is to be seen, else the name of the person's own file, else what its URL says. */
export function pictureName({ name = '', src = '', alt = '' }: Named): string {
  return alt || name || fileName(src);
}
