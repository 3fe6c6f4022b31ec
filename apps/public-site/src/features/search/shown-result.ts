import { type Found, type FoundName, holdsAny } from '@pesantren/api-client/contract/found';
import type { SearchWord } from '@pesantren/api-client/contract/search-words';
import { messages } from '@pesantren/content/messages';
import { paths } from '../../paths.ts';
import type { FixedHit } from './find-fixed.ts';

/** A result as it is shown, an item of the provider or a part of a fixed page. */
export type ShownResult = {
  /** What it is, or the page that it is on. */
  kind: string;
  href: string;
} & Pick<Found, 'title' | 'excerpt' | 'date' | 'image'>;

/** The kind of a result in words, and the address of its page. */
const kinds: Record<FoundName, { label: string; href: (found: Found) => string }> = {
  articles: { label: 'Artikel', href: ({ slug }) => paths.article(slug) },
  announcements: { label: 'Pengumuman', href: ({ id }) => paths.announcement(id) },
  prestasi: { label: 'Prestasi', href: () => paths.achievements() },
  pages: { label: 'Halaman', href: ({ slug }) => paths.page(slug) },
  gallery: { label: 'Galeri', href: ({ id }) => paths.gallery({ picture: id }) },
};

/** Returns an item of the provider as it is shown. */
export function shownFound(found: Found): ShownResult {
  const { resource, title, excerpt, date, image } = found;
  const { label, href } = kinds[resource];
  return {
    kind: label,
    href: href(found),
    title: title || messages.untitled,
    excerpt,
    date,
    image,
  };
}

/**
 * Returns the first page of results: the parts of fixed pages that are meant, the items with a word in their title, the
 * parts that only hold the words, the other items.
 */
export function firstResults(
  fixed: readonly FixedHit[],
  items: readonly Found[],
  words: readonly SearchWord[],
): ShownResult[] {
  const untitled = items.findIndex(({ title }) => !holdsAny(title, words));
  const behind = untitled < 0 ? items.length : untitled;
  return [
    ...fixed.filter(({ isMeant }) => isMeant).map(shownFixed),
    ...items.slice(0, behind).map(shownFound),
    ...fixed.filter(({ isMeant }) => !isMeant).map(shownFixed),
    ...items.slice(behind).map(shownFound),
  ];
}

function shownFixed({ title, page, href, excerpt }: FixedHit): ShownResult {
  return { kind: page, href, title, excerpt, date: '', image: '' };
}
