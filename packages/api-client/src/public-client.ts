import * as z from 'zod/mini';
import { ApiError, withMessage } from './api-error.ts';
import {
  categoriesOf,
  type ListPage,
  type ListParams,
  paginate,
  parseList,
  toQueryString,
} from './contract/lists/pagination.ts';
import {
  type CategorizedName,
  hasResource,
  type Items,
  itemPath,
  type ResourceName,
  resources,
} from './resources.ts';
import { withSlugs } from './slug.ts';
import { decodeItem } from './transport/html-entities.ts';
import { type ClientOptions, createTransport, totalOf } from './transport/transport.ts';

/** The client of visitors: reads the items, as a list or one by one. */
export type PublicClient = ReturnType<typeof createPublicClient>;

/** Creates the reading half of the client. Every method throws an `ApiError`, or its signal's `AbortError`. */
export function createPublicClient(options: ClientOptions) {
  const { profile } = options;
  const { read } = createTransport(options);

  const listOf = <Item extends { id: string }>(schema: z.ZodMiniType<Item>, body: unknown) =>
    parseList(schema, profile === 'plain' && Array.isArray(body) ? body.map(decodeItem) : body);

  /**
   * Reads a page of a list, newest first. A provider without paging (no `X-Total-Count` in its response)
   * sends everything, and the client paginates (docs/contract.md#parts-of-lists).
   */
  async function list<Name extends ResourceName>(
    name: Name,
    params: ListParams = {},
    signal?: AbortSignal,
  ): Promise<ListPage<Items[Name]>> {
    const { path, item: schema, complete, order, failures } = resources[name];
    if (!hasResource(profile, name) || (params.state && profile === 'plain')) {
      return { items: [], total: 0 };
    }
    const query = profile === 'full' ? toQueryString(params) : '';
    const { response, body } = await read(path + query, failures.list, { signal });
    const listed = listOf(schema, body);
    const items = complete?.(listed) ?? listed;
    const total = totalOf(response);
    if (profile === 'full' && total !== undefined) return { items, total };
    return paginate(order?.(items) ?? items, params, resources[name]);
  }

  /**
   * Reads an item by its id. Of announcements alone every provider has that (docs/spec.md#calls); the others'
   * are found in the list of one without extensions.
   * @throws ApiError with status 404 when there is none.
   */
  async function item<Name extends ResourceName>(
    name: Name,
    id: string,
    signal?: AbortSignal,
  ): Promise<Items[Name]> {
    const { item: schema, failures } = resources[name];
    if (profile === 'plain' && name !== 'announcements') {
      const { items } = await list(name, {}, signal).catch((cause) => {
        throw withMessage(cause, failures.item);
      });
      const found = items.find((one) => one.id === id);
      if (found) return found;
      throw new ApiError(failures.missing, { status: 404, code: 'not-found' });
    }
    const { body } = await read(itemPath(name, id), failures.item, {
      signal,
      notFound: failures.missing,
    });
    const parsed = z.safeParse(schema, profile === 'plain' ? decodeItem(body) : body);
    if (!parsed.success) throw new ApiError(failures.item, { code: 'unreadable' });
    return parsed.data;
  }

  return {
    list,
    item,

    /** Lists the categories of a resource as they are written, most used first (docs/contract.md#categories). */
    async categories(name: CategorizedName, signal?: AbortSignal): Promise<string[]> {
      if (profile === 'plain') return categoriesOf((await list(name, {}, signal)).items);
      const { path, failures } = resources[name];
      const { body } = await read(`${path}/categories`, failures.list, { signal });
      return z.safeParse(z.array(z.string()), body).data ?? [];
    },

    /**
     * Reads the article at a slug, or null. Our provider also finds the one that has moved from there: its
     * `slug` is another one then (docs/contract.md#past-addresses).
     */
    async articleBySlug(slug: string, signal?: AbortSignal): Promise<Items['articles'] | null> {
      const { path, item: schema, failures } = resources.articles;
      const query = profile === 'full' ? `?${new URLSearchParams({ slug })}` : '';
      const { response, body } = await read(path + query, failures.item, { signal });
      const articles = withSlugs(listOf(schema, body));
      const moved = profile === 'full' && totalOf(response) === 1;
      const found = articles.find((article) => article.slug === slug);
      return found ?? (moved ? articles[0] : null) ?? null;
    },
  };
}
