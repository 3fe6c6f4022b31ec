import { fetching } from '@pesantren/content/limits';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import type { ListParams } from './contract/lists/pagination.ts';
import type { School } from './contract/school/school.ts';
import type { PublicClient } from './public-client.ts';
import type { CategorizedName, ResourceName } from './resources.ts';

/** Returns the key that all queries of a resource begin with; a save or a delete invalidates it. */
export function resourceKey(name: ResourceName) {
  return [name] as const;
}

/** Options of a query for a page of a list: `{items, total}`. */
export function listQuery<Name extends ResourceName>(
  client: PublicClient,
  name: Name,
  params: ListParams = {},
) {
  return queryOptions({
    queryKey: [name, 'list', params],
    queryFn: ({ signal }) => client.list(name, params, signal),
  });
}

/** Options of a query for a page of the items that can be restored: `{items, total}`; `full` only. */
export function deletedQuery<Name extends ResourceName>(
  client: Pick<Client, 'deleted'>,
  name: Name,
  params: Pick<ListParams, 'limit' | 'offset'>,
) {
  return queryOptions({
    queryKey: [name, 'deleted', params],
    queryFn: ({ signal }) => client.deleted(name, params, signal),
  });
}

/** Options of a query for the session of an account and its role, asked once; `full` only. */
export function sessionQuery(client: Pick<Client, 'session'>, username: string) {
  return queryOptions({
    queryKey: ['session', 'own', username],
    queryFn: ({ signal }) => client.session(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Options of a query for the account's devices, the last used first; `full` only. */
export function devicesQuery(client: Pick<Client, 'devices'>) {
  return queryOptions({
    queryKey: ['session', 'devices'],
    queryFn: ({ signal }) => client.devices(signal),
  });
}

/** Options of a query for an item by its id. */
export function itemQuery<Name extends ResourceName>(
  client: Pick<PublicClient, 'item'>,
  name: Name,
  id: string,
) {
  return queryOptions({
    queryKey: [name, 'item', id],
    queryFn: ({ signal }) => client.item(name, id, signal),
  });
}

/** Options of a query for the categories of a resource, most used first. */
export function categoriesQuery(client: Pick<Client, 'categories'>, name: CategorizedName) {
  return queryOptions({
    queryKey: [name, 'categories'],
    queryFn: ({ signal }) => client.categories(name, signal),
  });
}

/** Options of a query for what the school has saved: `{facts, version, updatedAt}`. */
export function schoolQuery(client: { school(signal?: AbortSignal): Promise<School> }) {
  return queryOptions({
    queryKey: ['school'],
    queryFn: ({ signal }) => client.school(signal),
  });
}

/** Options of a query for an article by slug, null when there is none. */
export function articleQuery(client: PublicClient, slug: string) {
  return queryOptions({
    queryKey: ['articles', 'slug', slug],
    queryFn: ({ signal }) => client.articleBySlug(slug, signal),
  });
}

/** Options of a query for a page by slug, null when there is none. */
export function pageQuery(client: PublicClient, slug: string) {
  return queryOptions({
    queryKey: ['pages', 'slug', slug],
    queryFn: async ({ signal }) => {
      const { items } = await client.list('pages', { slug, limit: 1 }, signal);
      return items[0] ?? null;
    },
  });
}

/**
 * The cache and the retry rule of all queries (docs/spec.md#retries): three retries with exponential backoff,
 * at most 30 s apart; none of a 4xx, which stays one. `Retry-After` (429, 503) sets the pause where it is no
 * longer than that (docs/reliability.md#p20).
 */
export const queryDefaults = {
  queries: {
    gcTime: fetching.unusedCacheTime,
    retry: (failures: number, error: Error) =>
      failures < fetching.queryRetries && !isRefusal(error),
    retryDelay: (failures: number, error: Error) =>
      retryAfterOf(error) ?? Math.min(1000 * 2 ** failures, fetching.retryDelayCap),
  },
  mutations: { retry: fetching.mutationRetries },
};

function isRefusal(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const wait = error.retryAfter;
  if (wait !== undefined) return wait * 1000 > fetching.retryDelayCap;
  return error.status >= 400 && error.status < 500;
}

/** Returns `Retry-After` in milliseconds, with a jitter of a quarter so that clients do not return at once. */
function retryAfterOf(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.retryAfter === undefined) return undefined;
  return error.retryAfter * 1000 * (1 + Math.random() / 4);
}
