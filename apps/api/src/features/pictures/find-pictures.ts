import { foldText } from '@pesantren/api-client/contract/lists/search';
import { decodeEntities } from '@pesantren/api-client/contract/texts/rich-text';
import { type ResourceName, resourceNames } from '@pesantren/api-client/resources';
import { type Item, itemsIn } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { registry } from '../../resources/registry.ts';
import { uploadName } from '../upload/storage/storage.ts';

/** How many of the newest items of each resource are looked through. */
const newest = 1000;

type Use = { resource: ResourceName; id: number; title: string; at: string };
type Picture = { url: string; alt: string; used: Use[] };

/** Finds the pictures that the newest items name in their own fields or in their text, the newest item's first. */
export async function findPictures({ db, urls }: Pick<Deps, 'db' | 'urls'>, q: string) {
  const all = new Map<string, Picture>();
  for (const resource of resourceNames) {
    const items = await itemsIn(db)
      .selectFrom(resource)
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(newest)
      .execute();
    for (const item of items) {
      const use = { resource, id: item.id, title: titleOf(item), at: item.created_at };
      for (const { path, alt } of picturesOf(resource, item)) {
        const picture = all.get(path) ?? { url: urls.toApi(path), alt: '', used: [] };
        picture.alt ||= alt;
        if (picture.used.at(-1) !== use) picture.used.push(use);
        all.set(path, picture);
      }
    }
  }
  const wanted = foldText(q).trim();
  const pictures = [...all.values()].filter((picture) => wordsOf(picture).includes(wanted));
  for (const { used } of pictures) used.sort(newestFirst);
  return pictures
    .sort((a, b) => newestFirst(a.used[0], b.used[0]))
    .map(({ used, ...picture }) => ({ ...picture, used: used.map(({ at: _, ...use }) => use) }));
}

function newestFirst({ at: a = '' }: Partial<Use> = {}, { at: b = '' }: Partial<Use> = {}): number {
  return Number(b > a) - Number(b < a);
}

function wordsOf({ url, alt, used }: Picture): string {
  return foldText([url.split('/').at(-1), alt, ...used.map(({ title }) => title)].join(' '));
}

/** The pictures of an item that lie among the uploads: of its own fields first, then those of its text. */
function picturesOf(resource: ResourceName, item: Item): { path: string; alt: string }[] {
  const columns = Object.entries(registry[resource].uploads);
  const own = columns.flatMap(([column, kind]) => {
    const alt = textOf(item, 'image_alt') || textOf(item, 'alt') || titleOf(item);
    // A PDF's first page is no picture of its own.
    return kind === 'image' && column !== 'pdf_image' ? [{ path: textOf(item, column), alt }] : [];
  });
  const inText = columns.flatMap(([column, kind]) =>
    kind === 'rich-text' ? picturesIn(textOf(item, column)) : [],
  );
  return [...own, ...inText].filter(({ path }) => uploadName(path) !== null);
}

function picturesIn(body: string): { path: string; alt: string }[] {
  const tags = body.match(/<img [^>]*>/g) ?? [];
  return tags.map((tag) => ({
    path: /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '',
    alt: decodeEntities(/\balt="([^"]*)"/.exec(tag)?.[1] ?? ''),
  }));
}

function titleOf(item: Item): string {
  return textOf(item, 'title') || textOf(item, 'prestasi') || textOf(item, 'alt');
}

function textOf(item: Item, column: string): string {
  return String(Reflect.get(item, column) ?? '');
}
