import { hasField } from '@pesantren/api-client/resources';
import { fileName } from '../../fields/upload/file-name.ts';
import { pictureColumn, titleColumn } from '../../resource/list/columns.tsx';
import { PictureGrid } from '../../resource/picture-grid/picture-grid.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';

/** The list is a grid in the school's own order; its columns are those of the trash. */
export const carouselConfig: ResourceConfig<'carousel'> = {
  name: 'carousel',
  title: 'Gambar berganti',
  noun: 'gambar',
  subject: 'Gambar berganti',
  addLabel: 'Gambar baru',
  nameOf,
  draftName: pictureName,
  columns: [pictureColumn(({ src }) => src), titleColumn({ header: 'Nama', titleOf: nameOf })],
  grid: {
    Grid: PictureGrid,
    pictureOf: ({ src }) => src,
    captionOf: ({ alt }, profile) =>
      alt || !hasField(profile, 'carousel', 'alt') ? '' : 'Belum dijelaskan',
    move: (client, id, before) => client.movePicture(id, before),
  },
  search: 'Cari gambar berganti',
  empty: 'Belum ada gambar berganti.',
  noMatch: 'Tidak ada gambar yang sesuai dengan pencarian.',
};

type NamedPicture = { name?: string; src?: string; alt?: string };

function nameOf(picture: NamedPicture): string {
  return pictureName(picture) || 'Gambar tanpa nama';
}

/** Names a picture by its alternative text, else by the uploaded file's name, else by its URL. */
function pictureName({ name = '', src = '', alt = '' }: NamedPicture): string {
  return alt || name || fileName(src);
}
