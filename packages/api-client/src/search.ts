import { defaultClock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { withMessage } from './api-error.ts';
import {
  excerptAround,
  type Found,
  foundSchema,
  holdsAny,
  type MostRead,
  mostReadSchema,
  rankFound,
} from './contract/lists/found.ts';
import {
  type ListPage,
  type ListParams,
  listSchema,
  toQueryString,
} from './contract/lists/pagination.ts';
import { foldText } from './contract/lists/search.ts';
import { findWords, type SearchWord, searchWords } from './contract/lists/search-words.ts';
import { plainText } from './contract/texts/body-texts.ts';
import { createPublicClient, type PublicClient } from './public-client.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

/** The most items of each list that a search looks through where the provider has none of its own. */
const searchedItems = 2_000;

/**
 * Creates the search over everything (docs/contract.md#search-over-everything), which throws an `ApiError`.
 * @param client reads the lists of a provider without search.
 */
export function createSearch(
  options: ClientOptions,
  client: Pick<PublicClient, 'list'> = createPublicClient(options),
) {
  const { read, readPage } = createTransport(options);

  /** Looks through the whole lists of a provider without search. */
  async function searchLists(words: readonly SearchWord[], signal?: AbortSignal): Promise<Found[]> {
    const params = { limit: searchedItems };
    const [articles, announcements, prestasi, gallery] = await Promise.all([
      client.list('articles', params, signal),
      client.list('announcements', params, signal),
      client.list('prestasi', params, signal),
      client.list('gallery', params, signal),
    ]).catch((cause) => {
      throw withMessage(cause, messages.loadFailed);
    });
    const noEvent = { starts: '', ends: '', cancelled: false, expired: false };
    const none = { excerpt: '', slug: '', date: '', image: '', section: '', ...noEvent };
    const read: { found: Found; body: string; others: readonly string[] }[] = [
      ...articles.items.map(({ id, title, excerpt, content, author, category, slug, ...rest }) => {
        const { image, date } = rest;
        const facts = { ...none, id, title, slug, image, excerpt, date: instantOf(date) };
        const found = { resource: 'articles' as const, ...facts };
        return { found, body: content, others: [excerpt, author, category] };
      }),
      ...announcements.items.map(({ id, title, content, category, priority, date }) => {
        const facts = { ...none, id, title, date: instantOf(date) };
        const found = { resource: 'announcements' as const, ...facts };
        return { found, body: content, others: [category, priority] };
      }),
      ...prestasi.items.map(({ id, prestasi: title, tanggal }) => {
        const found = {
          resource: 'prestasi' as const,
          ...none,
          id,
          title,
          date: instantOf(tanggal),
        };
        return { found, body: '', others: [tanggal] };
      }),
      ...gallery.items.map(({ id, title, category: excerpt, image }) => {
        const found = { resource: 'gallery' as const, ...none, id, title, excerpt, image };
        return { found, body: '', others: [excerpt] };
      }),
    ];
    const hits = read.flatMap(({ found, body, others }) => {
      const texts = [found.title, plainText(body), ...others].map(foldText);
      const match = findWords(texts.join('\u001f'), words);
      return match > 0 ? [{ ...found, body, match }] : [];
    });
    return rankFound(hits, words, defaultClock.startOfTomorrow(new Date())).map(
      ({ body, match: _, ...found }) => ({
        ...found,
        excerpt: holdsAny(body, words)
          ? excerptAround(body, words)
          : found.excerpt || excerptAround(body, words),
      }),
    );
  }

  return {
    /** Searches all that is published. @returns a page of what was found, and how much there is. */
    async search(
      q: string,
      { limit = 20, offset = 0 }: Pick<ListParams, 'limit' | 'offset'> = {},
      signal?: AbortSignal,
    ): Promise<ListPage<Found>> {
      const words = searchWords(q);
      if (words.length === 0) return { items: [], total: 0 };
      if (options.profile === 'plain') {
        const found = await searchLists(words, signal);
        return { items: found.slice(offset, offset + limit), total: found.length };
      }
      const query = toQueryString({ q, limit, offset });
      // A newer provider may find what this app does not know.
      const found = listSchema(foundSchema, ({ resource, id }) => `${resource}/${id}`);
      return await readPage(found, `/search.php${query}`, messages.loadFailed, { signal });
    },

    /** Reads what visitors have opened the most in the last 28 days; nothing of a provider that does not count. */
    async mostRead(signal?: AbortSignal): Promise<MostRead[]> {
      if (options.profile === 'plain') return [];
      const { body } = await read('/search.php/most-read', messages.loadFailed, { signal });
      return z.safeParse(z.array(mostReadSchema), body).data ?? [];
    },
  };
}

function instantOf(date: string): string {
  return parseDate(date, defaultClock)?.toISOString() ?? '';
}
