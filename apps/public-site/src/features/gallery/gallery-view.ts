import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { parseListFilter } from '../../list/list-filter.ts';
import type { Paging } from '../../list/paging.ts';
import type { GalleryView } from '../../paths.ts';

/** Whole groups of five, as the grid lays them: what is loaded more never rearranges what is there. */
export const galleryPaging: Paging = { step: 25, steps: 4 };

/** Reads out of the address what the gallery shows; whatever names nothing narrows nothing. */
export function parseGalleryView(query: URLSearchParams): GalleryView {
  const { category, page } = parseListFilter(query);
  return { category, page, picture: query.get('foto') ?? '' };
}

/** The categories that are present, in order of first appearance; case makes no other category. */
export function categoriesOf(pictures: readonly Gallery[]): string[] {
  const labels = new Map<string, string>();
  for (const { category } of pictures) {
    const key = keyOf(category);
    if (key !== '' && !labels.has(key)) labels.set(key, category.trim());
  }
  return [...labels.values()];
}

/** The pictures of a category, all of them for `''`. */
export function inCategory(pictures: readonly Gallery[], category: string): readonly Gallery[] {
  const wanted = keyOf(category);
  return wanted === '' ? pictures : pictures.filter((item) => keyOf(item.category) === wanted);
}

/** What a picture is called; a provider may leave its title out. */
export function titleOf({ title }: Gallery): string {
  return title.trim() || 'Tanpa judul';
}

function keyOf(category: string): string {
  return category.trim().toLowerCase();
}

/** Id of a picture's tile, where the focus goes when the picture closes. */
export function tileId(id: string): string {
  return `foto-${id}`;
}

/** State of a visit to a picture that began on its tile: to close it is to go back. */
export const openedFromTile = 'petak';
