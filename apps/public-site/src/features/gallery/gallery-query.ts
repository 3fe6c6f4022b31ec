import { nullWhenNotFound } from '@pesantren/api-client/api-error';
import type { Gallery } from '@pesantren/api-client/contract/gallery';
import type { ListParams } from '@pesantren/api-client/contract/lists/pagination';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { queryOptions } from '@tanstack/react-query';
import { clampPage, fetchPage, pageRange } from '../../list/paging.ts';
import { type GalleryView, paths } from '../../paths.ts';
import { galleryPaging } from './gallery-view.ts';

/** The pictures of a page of the gallery, and what it needs to know of those that it does not show. */
export type GalleryPart = {
  categories: readonly string[];
  pictures: readonly Gallery[];
  /** The place of the first of them among all pictures of the category. */
  offset: number;
  total: number;
  page: number;
  /** The addresses of the pictures before the first and after the last of them, round the ends. */
  before: string;
  after: string;
  /** The picture that the address names, where there is one. */
  open: Gallery | null;
};

/** Returns the query of the part of the gallery that an address names; all pictures are never read. */
export function galleryQuery(client: PublicClient, view: GalleryView) {
  return queryOptions({
    queryKey: [...resourceKey('gallery'), 'part', view],
    queryFn: () => readPart(client, view),
  });
}

async function readPart(client: PublicClient, view: GalleryView): Promise<GalleryPart> {
  const { category } = view;
  const read = (range: ListParams) => client.list('gallery', { category, ...range });
  const [categories, list] = await Promise.all([
    client.categories('gallery'),
    fetchPage(read, view.page, 0, galleryPaging),
  ]);
  const { total } = list;
  const isThere = view.picture === '' || list.items.some(({ id }) => id === view.picture);
  const wider = isThere ? null : await partWith(read, view.picture);
  const page = wider?.page ?? clampPage(view.page, total, galleryPaging);
  const { offset, limit } = pageRange(page, galleryPaging);
  const pictures = (wider?.items ?? list.items).slice(0, limit);

  /** Returns the address of the picture at a place of the whole list, which may be on another page. */
  async function addressAt(place: number): Promise<string> {
    const picture = pictures[place - offset] ?? (await read({ offset: place, limit: 1 })).items[0];
    if (!picture) return paths.gallery({ category });
    const isShown = place >= offset && place < offset + pictures.length;
    const own = isShown ? view.page : pageOf(place);
    return paths.gallery({ category, page: own, picture: picture.id });
  }

  const [before, after] = await Promise.all(
    [offset - 1 + total, offset + pictures.length].map((place) =>
      total === 0 ? paths.gallery({ category }) : addressAt(place % total),
    ),
  );
  const open = pictures.find(({ id }) => id === view.picture) ?? (await alone(client, view));
  return {
    ...{ categories, pictures, offset, total, page, open },
    ...{ before: before ?? '', after: after ?? '' },
  };
}

/** Looks for a picture among the first hundred: a shared address names no page. */
async function partWith(read: (range: ListParams) => Promise<{ items: Gallery[] }>, id: string) {
  const { step, steps } = galleryPaging;
  const { items } = await read({ offset: 0, limit: step * steps });
  const place = items.findIndex((picture) => picture.id === id);
  return place < 0 ? null : { items, page: pageOf(place) };
}

function pageOf(place: number): number {
  return Math.floor(place / galleryPaging.step) + 1;
}

/** Reads a picture that is on no page near by. */
async function alone(client: PublicClient, { picture }: GalleryView): Promise<Gallery | null> {
  return picture === '' ? null : client.item('gallery', picture).catch(nullWhenNotFound);
}
