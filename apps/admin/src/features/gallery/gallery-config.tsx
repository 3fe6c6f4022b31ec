import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { messages } from '@pesantren/content/messages';
import cells from '../../resource/list/cells.module.css';
import { Thumbnail } from '../../resource/list/thumbnail.tsx';
import type { Column, ResourceConfig } from '../../resource/resource-config.ts';

/** How gallery items are listed. */
export const galleryConfig: ResourceConfig<'gallery'> = {
  name: 'gallery',
  title: 'Galeri',
  noun: 'foto',
  subject: 'Foto',
  addLabel: 'Foto baru',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: galleryColumns,
  grid: { pictureOf: ({ image }) => image, captionOf: ({ category }) => category },
  search: { label: 'Cari foto', hint: 'Cari judul, kategori, alamat, ID' },
  empty: messages.galleryEmpty,
  noMatch: 'Tidak ada foto yang sesuai dengan pencarian.',
};

/** What the gallery is sorted by, and what the trash shows of its items; the list itself is a grid. */
export function galleryColumns(): readonly Column<Gallery>[] {
  return [
    {
      header: 'Gambar',
      role: 'picture',
      cell: ({ image }) => <Thumbnail url={image} />,
    },
    {
      header: 'Judul',
      role: 'main',
      sort: { key: 'title', by: ({ title }) => title },
      cell: ({ title }) => <strong className={cells.title}>{title || messages.untitled}</strong>,
    },
    {
      header: 'Kategori',
      role: 'fact',
      width: 'middle',
      sort: { key: 'category', by: ({ category }) => category },
      cell: ({ category }) => category && <span className={cells.tag}>{category}</span>,
    },
  ];
}
