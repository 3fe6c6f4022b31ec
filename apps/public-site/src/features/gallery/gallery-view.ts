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

/** Returns the categories in use in order of first appearance, compared without case. */
export function categoriesOf(pictures: readonly Gallery[]): string[] {
  const labels = new Map<string, string>();
  for (const { category } of pictures) {
    const key = keyOf(category);
    if (key !== '' && !labels.has(key)) labels.set(key, category.trim());
  }
  return [...labels.values()];
}

/** Returns the pictures of a category, all of them for `''`. */
export function inCategory(pictures: readonly Gallery[], category: string): readonly Gallery[] {
  const key = keyOf(category);
  return key === '' ? pictures : pictures.filter((item) => keyOf(item.category) === key);
}

/** Returns the title to show; a provider may leave it out. */
export function titleOf({ title }: Pick<Gallery, 'title'>): string {
  return title.trim() || 'Tanpa judul';
}

function keyOf(category: string): string {
  return category.trim().toLowerCase();
}

/** Returns the id of a picture's tile, which takes the focus when the picture closes. */
export function tileId(id: string): string {
  return `foto-${id}`;
}
