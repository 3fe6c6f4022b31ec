import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { parseListFilter } from '../../list/list-filter.ts';
import type { Paging } from '../../list/paging.ts';
import type { GalleryView } from '../../paths.ts';

/** Whole groups of five, as the grid lays them out: loading more never moves the pictures above. */
export const galleryPaging: Paging = { step: 25, steps: 4 };

/** Parses what the gallery shows from a URL's query; unknown values filter nothing. */
export function parseGalleryView(query: URLSearchParams): GalleryView {
  const { category, page } = parseListFilter(query);
  return { category, page, picture: query.get('foto') ?? '' };
}

/** Returns the title to show; a provider may leave it out. */
export function titleOf({ title }: Pick<Gallery, 'title'>): string {
  return title.trim() || 'Tanpa judul';
}

/** Returns the id of a picture's tile, which takes the focus when the picture closes. */
export function tileId(id: string): string {
  return `foto-${id}`;
}
