import type { Found } from '@pesantren/api-client/contract/lists/found';
import type { ListPage } from '@pesantren/api-client/contract/lists/pagination';
import { type SearchWord, searchWords } from '@pesantren/api-client/contract/lists/search-words';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { everydayWords } from '@pesantren/content/search/everyday-words';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ListFilter, paths } from '../../paths.ts';
import type { Services, SiteClient } from '../../services.ts';
import { type FixedHit, findFixed } from './find-fixed.ts';
import { type FixedPart, fixedPartsOf } from './fixed-parts.ts';
import { isNamed, lookUpWords, placesIn } from './look-up.ts';
import { type FoundAt, type Place, placesOfSome, wordsTogether } from './places.ts';
import type { ShownResult } from './shown-result.ts';
import { correctWords, neededWords } from './suggestion.ts';

/** Results on a page. */
export const perPage = 20;

/** The newest of each kind whose titles a misspelt word is compared with. */
const comparedTitles = 100;

/** Ways on from an empty answer: questions, contacts, what is read the most, else the newest announcements. */
const mostWays = 5;

export type SearchFilter = Pick<ListFilter, 'q' | 'page'>;

/** Returns the query of a page of what a search finds. */
export function searchQuery(client: SiteClient, { q, page }: SearchFilter) {
  return queryOptions({
    queryKey: ['search', q, page],
    queryFn: () => readPage(client, q, page),
  });
}

/** Reads a page of what a search finds. */
function readPage(client: SiteClient, q: string, page: number) {
  return client.search(q, { limit: perPage, offset: (page - 1) * perPage });
}

type Link = { label: string; href: string };

/** The ways on from an empty answer: the words that may have been meant, and ways on. */
export type EmptyAnswer = {
  suggestion: string | null;
  best: readonly ShownResult[];
  ways: readonly Link[];
};

/** Returns the query of what is offered where nothing is found (docs/spec.md#f-102). */
export function emptyAnswerQuery(services: Asked, q: string) {
  const { client, facts, config } = services;
  return queryOptions({
    queryKey: ['search', q, 'empty'],
    queryFn: async (): Promise<EmptyAnswer> => {
      const parts = fixedPartsOf(facts, config.apiProfile);
      const [pages, announcements, articles, mostRead] = await Promise.all([
        newest(client, 'pages'),
        newest(client, 'announcements'),
        newest(client, 'articles'),
        client.mostRead().catch(() => []),
      ]);
      const read = mostRead.map(({ path, title }) => ({ label: title, href: path }));
      const announced = announcements.map(({ id, title }) => ({
        label: title,
        href: paths.announcement(id),
      }));
      const titles = [...pages, ...announcements, ...articles].map(({ title }) => title);
      const named = parts.flatMap(({ title, keywords, names }) => [title, keywords, ...names]);
      const everyday = everydayWords.map(({ written }) => written.join(' '));
      const texts = [...titles, ...named, ...everyday];
      const asked = pages.find(({ title }) => /^(?:tanya jawab|faq)$/i.test(title.trim()));
      return {
        ...(await suggestion(services, parts, q, texts)),
        ways: waysOnce([
          ...(asked ? [{ label: asked.title, href: paths.page(asked.slug) }] : []),
          { label: 'Kontak', href: paths.contact },
          ...read,
          ...announced,
        ]),
      };
    },
  });
}

/** Returns the first ways, each once. */
function waysOnce(ways: readonly Link[]): Link[] {
  return [...new Map(ways.map((way) => [way.href, way])).values()].slice(0, mostWays);
}

/** With so many results at most a search of some words shows too what holds fewer of them. */
const fewResults = 2;
const someWords = 3;
const bestShown = 6;

/** Tells whether what a search has found may not be all that was meant. */
export function isFew(q: string, found: number): boolean {
  return found <= fewResults && neededWords(q).length >= someWords;
}

/** Tells whether words of a search only stand somewhere in texts: what holds fewer of them may then answer better. */
export function isUncertain(
  q: string,
  fixed: readonly FixedHit[],
  { items }: Pick<ListPage<Found>, 'items'>,
): boolean {
  const isAny = fixed.length + items.length > 0;
  return isAny && searchWords(q).length > 1 && !isNamed(q, fixed, items);
}

type Asked = Pick<Services, 'client' | 'facts' | 'clock' | 'config'>;

/** Returns the query of what holds some words of a search, those first whose words say most. */
export function partialQuery(services: Asked, q: string) {
  return queryOptions({
    queryKey: ['search', q, 'partial'],
    queryFn: () => readBest(services, q, []),
  });
}

/** Returns the query of what answers an uncertain search best: what holds all its words in texts, or some as what it is called. */
export function bestQuery(services: Asked, q: string, items: readonly Found[]) {
  return queryOptions({
    queryKey: ['search', q, 'best'],
    queryFn: async (): Promise<ShownResult[]> => {
      const { facts, clock, config } = services;
      const parts = fixedPartsOf(facts, config.apiProfile);
      const full = [
        ...placesIn([], items, q, clock),
        ...placesIn(findFixed(parts, q), [], q, clock),
      ];
      return readBest(services, q, full);
    },
  });
}

async function readBest(
  services: Asked,
  q: string,
  full: readonly Place[],
): Promise<ShownResult[]> {
  const parts = fixedPartsOf(services.facts, services.config.apiProfile);
  const needed = neededWords(q);
  const [one, ...more] = needed;
  // What holds one word is what the search has found.
  const isKnown = one !== undefined && more.length === 0 && full.length > 0;
  const found = isKnown ? wordAt(one, full) : await lookUpWords(services, parts, needed);
  return placesOfSome(found, full, optionalWords(q))
    .slice(0, bestShown)
    .map(({ result }) => result);
}

/** A word that some places hold. */
function wordAt(asked: string, places: readonly Place[]): FoundAt[] {
  return searchWords(asked).map((word) => ({ asked, word, places, total: places.length }));
}

/** The words of a search that may be missing and yet say something, no `di` or `yg`. */
function optionalWords(q: string): SearchWord[] {
  return searchWords(q).filter(
    ({ isOptional, forms: [form = ''] }) => isOptional && (form.length > 3 || /^\d+$/.test(form)),
  );
}

/** Reads what an empty answer can do without where it fails. */
async function newest<Name extends 'pages' | 'announcements' | 'articles'>(
  client: PublicClient,
  name: Name,
): Promise<{ id: string; title: string; slug: string }[]> {
  const part = { limit: comparedTitles, fields: 'summary' } as const;
  const { items } = await client.list(name, part).catch(() => ({ items: [] }));
  return items.map((item) => ({
    id: item.id,
    title: item.title,
    slug: 'slug' in item ? item.slug : '',
  }));
}

/** Returns the search that may have been meant, with its words written right, else with those that stand together, and what answers that best. */
async function suggestion(
  services: Asked,
  parts: readonly FixedPart[],
  q: string,
  texts: readonly string[],
): Promise<Pick<EmptyAnswer, 'suggestion' | 'best'>> {
  const { client } = services;
  const findEach = (words: readonly string[]) => lookUpWords(services, parts, words);
  const asked = await findEach(neededWords(q));
  const unfound = asked.filter(({ total }) => total === 0).map(({ asked }) => asked);
  const corrected = correctWords(q, unfound, texts);
  if (corrected && (await finds(client, parts, corrected)))
    return { suggestion: corrected, best: [] };
  const found = corrected ? await findEach(neededWords(corrected)) : asked;
  const together = wordsTogether(found);
  const isWord = together !== null && together.length > 1;
  const isFound = isWord && (await finds(client, parts, together));
  if (!isFound) return { suggestion: null, best: [] };
  const best = placesOfSome(found, [], optionalWords(q)).slice(0, bestShown);
  return { suggestion: together, best: best.map(({ result }) => result) };
}

async function finds(client: SiteClient, parts: readonly FixedPart[], q: string): Promise<boolean> {
  if (findFixed(parts, q).length > 0) return true;
  // Its first page is what is shown next: the server's reader shares it.
  const { total } = await readPage(client, q, 1).catch(() => ({ total: 0 }));
  return total > 0;
}

/** Reads the page of a search, and where nothing is found what to offer. @returns false where the search failed. */
export async function readSearch(
  services: Asked & { queryClient: QueryClient },
  filter: SearchFilter,
): Promise<boolean> {
  const { queryClient, client, facts, config } = services;
  const found = await queryClient.query(searchQuery(client, filter)).catch(() => null);
  if (!found) return false;
  const parts = fixedPartsOf(facts, config.apiProfile);
  const fixed = findFixed(parts, filter.q);
  if (filter.page === 1 && isUncertain(filter.q, fixed, found)) {
    await queryClient.query(bestQuery(services, filter.q, found.items)).catch(() => null);
    return true;
  }
  let shown = found.total + fixed.length;
  if (shown === 0) {
    const { suggestion } = await queryClient.query(emptyAnswerQuery(services, filter.q));
    if (!suggestion) return true;
    const meant = await queryClient.query(searchQuery(client, { q: suggestion, page: 1 }));
    shown = meant.total + findFixed(parts, suggestion).length;
  }
  if (isFew(filter.q, shown)) {
    await queryClient.query(partialQuery(services, filter.q)).catch(() => null);
  }
  return true;
}
