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

/** What visitors need of the provider: its items, as a list or one by one. */
export type PublicClient = ReturnType<typeof createPublicClient>;

/** The reading half of the client. Every method throws an `ApiError`, or its signal's `AbortError`. */
export function createPublicClient(options: ClientOptions) {
  const { profile } = options;
  const { read } = createTransport(options);

  return {
    /**
     * A part of a list, newest first. A provider that cannot cut (no `X-Total-Count` in its answer)
     * sends everything, and the part is cut here: the result is the same.
     */
    async list<Name extends ResourceName>(
      name: Name,
      part: ListParams = {},
      signal?: AbortSignal,
    ): Promise<ListPage<Items[Name]>> {
      const { path, schema, searchFields, complete, order, words } = resources[name];
      const query = profile === 'full' ? toQueryString(part) : '';
      const { response, body } = await read(path + query, words.listFailed, { signal });
      const listed = parseList(schema, body);
      const items = complete?.(listed) ?? listed;
      const total = response.headers.get('X-Total-Count') ?? '';
      if (profile === 'full' && /^\d+$/.test(total)) return { items, total: Number(total) };
      return paginate(order?.(items) ?? items, part, searchFields);
    },

    /** One announcement, the only item that every provider can answer by id (spec section 7). */
    async announcement(id: string, signal?: AbortSignal): Promise<Items['announcements']> {
      const { path, schema, words } = resources.announcements;
      const { body } = await read(`${path}/${encodeURIComponent(id)}`, words.itemFailed, {
        signal,
        notFound: messages.announcementNotFound,
      });
      const item = z.safeParse(schema, body);
      if (!item.success) throw new ApiError(words.itemFailed, { code: 'unreadable' });
      return item.data;
    },

    /**
     * The article at a slug with its body, or `null`; asks for that one where the provider can. Ours
     * also finds the one that once stood there: its `slug` is then another one.
     */
    async articleBySlug(slug: string, signal?: AbortSignal): Promise<Items['articles'] | null> {
      const { path, schema, words } = resources.articles;
      const query = profile === 'full' ? `?${new URLSearchParams({ slug })}` : '';
      const { response, body } = await read(path + query, words.itemFailed, { signal });
      const articles = withSlugs(parseList(schema, body));
      const moved = profile === 'full' && response.headers.get('X-Total-Count') === '1';
      const found = articles.find((article) => article.slug === slug);
      return found ?? (moved ? articles[0] : null) ?? null;
    },
  };
}
