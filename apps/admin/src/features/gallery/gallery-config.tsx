import { messages } from '@pesantren/content/messages';
import { categoryColumn, pictureColumn, titleColumn } from '../../resource/list/columns.tsx';
import { PictureGrid } from '../../resource/picture-grid/picture-grid.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';

/** The list is a grid; its columns are its sorts, and those of the trash. */
export const galleryConfig: ResourceConfig<'gallery'> = {
  name: 'gallery',
  title: 'Galeri',
  noun: 'foto',
  subject: 'Foto',
  addLabel: 'Foto baru',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: [
    pictureColumn(({ image }) => image),
    titleColumn({ header: 'Judul', sortKey: 'title', titleOf: ({ title }) => title }),
    categoryColumn('fact', 'middle'),
  ],
  grid: {
    Grid: PictureGrid,
    pictureOf: ({ image }) => image,
    captionOf: ({ category }) => category,
  },
  search: 'Cari foto',
  empty: messages.galleryEmpty,
  noMatch: 'Tidak ada foto yang sesuai dengan pencarian.',
};
