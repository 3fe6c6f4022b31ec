import { parseDate, startOfTomorrow } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { withMessage } from './api-error.ts';
import { excerptAround, type Found, foundSchema, rankFound } from './contract/found.ts';
import { type ListPage, type ListParams, toQueryString } from './contract/pagination.ts';
import { createPublicClient, type PublicClient } from './public-client.ts';
import { type ClientOptions, createTransport } from './transport.ts';

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
  const { read } = createTransport(options);

  /** Looks through the whole lists of a provider without search. */
  async function searchLists(q: string, signal?: AbortSignal): Promise<Found[]> {
    const params = { q, limit: searchedItems };
    const [articles, announcements, prestasi, gallery] = await Promise.all([
      client.list('articles', params, signal),
      client.list('announcements', params, signal),
      client.list('prestasi', params, signal),
      client.list('gallery', params, signal),
    ]).catch((cause) => {
      throw withMessage(cause, messages.loadFailed);
    });
    const none = { excerpt: '', slug: '', date: '', image: '' };
    const found: Found[] = [
      ...articles.items.map(({ id, title, excerpt, content, slug, date, image }) => ({
        ...{ resource: 'articles' as const, id, title, slug, image, date: instantOf(date) },
        excerpt: excerptAround(content, q) || excerpt,
      })),
      ...announcements.items.map(({ id, title, content, date }) => ({
        ...{ ...none, resource: 'announcements' as const, id, title, date: instantOf(date) },
        excerpt: excerptAround(content, q),
      })),
      ...prestasi.items.map(({ id, prestasi: title, tanggal }) => ({
        ...{ ...none, resource: 'prestasi' as const, id, title, date: instantOf(tanggal) },
      })),
      ...gallery.items.map(({ id, title, category: excerpt, image }) => ({
        ...{ ...none, resource: 'gallery' as const, id, title, excerpt, image },
      })),
    ];
    return rankFound(found, q, startOfTomorrow(new Date()));
  }

  return {
    /** Searches all that is published. @returns a page of what was found, and how much there is. */
    async search(
      q: string,
      { limit = 20, offset = 0 }: Pick<ListParams, 'limit' | 'offset'> = {},
      signal?: AbortSignal,
    ): Promise<ListPage<Found>> {
      if (q.trim() === '') return { items: [], total: 0 };
      if (options.profile === 'plain') {
        const found = await searchLists(q, signal);
        return { items: found.slice(offset, offset + limit), total: found.length };
      }
      const query = toQueryString({ q, limit, offset });
      const { response, body } = await read(`/search.php${query}`, messages.loadFailed, { signal });
      const entries: unknown[] = Array.isArray(body) ? body : [];
      const items = entries.flatMap((entry) => z.safeParse(foundSchema, entry).data ?? []);
      return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) };
    },
  };
}

function instantOf(date: string): string {
  return parseDate(date)?.toISOString() ?? '';
}
