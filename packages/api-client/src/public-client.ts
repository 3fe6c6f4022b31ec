import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import {
  type ListPage,
  type ListParams,
  paginate,
  parseList,
  toQueryString,
} from './contract/pagination.ts';
import { type Items, type ResourceName, resources } from './resources.ts';
import { withSlugs } from './slug.ts';
import { type ClientOptions, createTransport } from './transport.ts';

/** The client of visitors: reads the items, as a list or one by one. */
export type PublicClient = ReturnType<typeof createPublicClient>;

/** Creates the reading half of the client. Every method throws an `ApiError`, or its signal's `AbortError`. */
export function createPublicClient(options: ClientOptions) {
  const { profile } = options;
  const { read } = createTransport(options);

  return {
    /**
     * Reads a page of a list, newest first. A provider without paging (no `X-Total-Count` in its response)
     * sends everything, and the client paginates (docs/contract.md#parts-of-lists).
     */
    async list<Name extends ResourceName>(
      name: Name,
      params: ListParams = {},
      signal?: AbortSignal,
    ): Promise<ListPage<Items[Name]>> {
      const { path, schema, searchFields, complete, order, failures } = resources[name];
      const query = profile === 'full' ? toQueryString(params) : '';
      const { response, body } = await read(path + query, failures.list, { signal });
      const listed = parseList(schema, body);
      const items = complete?.(listed) ?? listed;
      const total = response.headers.get('X-Total-Count') ?? '';
      if (profile === 'full' && /^\d+$/.test(total)) return { items, total: Number(total) };
      return paginate(order?.(items) ?? items, params, searchFields);
    },

    /** Reads an announcement, the only item that every provider has by id (docs/spec.md#calls). */
    async announcement(id: string, signal?: AbortSignal): Promise<Items['announcements']> {
      const { path, schema, failures } = resources.announcements;
      const { body } = await read(`${path}/${encodeURIComponent(id)}`, failures.item, {
        signal,
        notFound: messages.announcementNotFound,
      });
      const item = z.safeParse(schema, body);
      if (!item.success) throw new ApiError(failures.item, { code: 'unreadable' });
      return item.data;
    },

    /**
     * Reads the article at a slug, or null. Our provider also finds the one that has moved from there: its
     * `slug` is another one then (docs/contract.md#past-addresses).
     */
    async articleBySlug(slug: string, signal?: AbortSignal): Promise<Items['articles'] | null> {
      const { path, schema, failures } = resources.articles;
      const query = profile === 'full' ? `?${new URLSearchParams({ slug })}` : '';
      const { response, body } = await read(path + query, failures.item, { signal });
      const articles = withSlugs(parseList(schema, body));
      const moved = profile === 'full' && response.headers.get('X-Total-Count') === '1';
      const found = articles.find((article) => article.slug === slug);
      return found ?? (moved ? articles[0] : null) ?? null;
    },
  };
}
