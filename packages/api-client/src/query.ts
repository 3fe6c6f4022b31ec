import { fetching } from '@pesantren/content/limits';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import type { ListParams } from './contract/pagination.ts';
import type { PublicClient } from './public-client.ts';
import type { ResourceName } from './resources.ts';

/** The key of everything that is known of a resource; what a save or a delete makes stale. */
export function resourceKey(name: ResourceName) {
  return [name] as const;
}

/** A part of a list: `{items, total}`. */
export function listQuery<Name extends ResourceName>(
  client: PublicClient,
  name: Name,
  part: ListParams = {},
) {
  return queryOptions({
    queryKey: [name, 'list', part],
    queryFn: ({ signal }) => client.list(name, part, signal),
  });
}

/** What was deleted of a resource and can be restored: `{items, total}`; `full` only. */
export function deletedQuery<Name extends ResourceName>(
  client: Pick<Client, 'deleted'>,
  name: Name,
) {
  return queryOptions({
    queryKey: [name, 'deleted'],
    queryFn: ({ signal }) => client.deleted(name, {}, signal),
  });
}

/** Where the account is signed in, used last first; `full` only. */
export function devicesQuery(client: Pick<Client, 'devices'>) {
  return queryOptions({
    queryKey: ['session', 'devices'],
    queryFn: ({ signal }) => client.devices(signal),
  });
}

/** One announcement by id. */
export function announcementQuery(client: PublicClient, id: string) {
  return queryOptions({
    queryKey: ['announcements', 'item', id],
    queryFn: ({ signal }) => client.announcement(id, signal),
  });
}

/** One article by slug, `null` when there is none. */
export function articleQuery(client: PublicClient, slug: string) {
  return queryOptions({
    queryKey: ['articles', 'slug', slug],
    queryFn: ({ signal }) => client.articleBySlug(slug, signal),
  });
}

/**
 * How the apps read (spec section 7): unused entries are kept 5 minutes, a failed query is tried
 * three times more with a growing pause, at most 30 s. A refusal stays one however often it is
 * asked, so 4xx answers are not repeated; a provider that says when to come back (429, 503) is asked
 * then, each at a moment of its own, unless that is too far off (reliability P20).
 */
export const queryDefaults = {
  queries: {
    gcTime: fetching.unusedCacheKeptFor,
    retry: (failures: number, error: Error) =>
      failures < fetching.queryRetries && !isRefusal(error),
    retryDelay: (failures: number, error: Error) =>
      askedToWait(error) ?? Math.min(1000 * 2 ** failures, fetching.retryDelayCap),
  },
  mutations: { retry: fetching.mutationRetries },
};

function isRefusal(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const wait = error.retryAfter;
  if (wait !== undefined) return wait * 1000 > fetching.retryDelayCap;
  return error.status >= 400 && error.status < 500;
}

/** Milliseconds, up to a quarter more than asked for, so that not everyone comes back at once. */
function askedToWait(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.retryAfter === undefined) return undefined;
  return error.retryAfter * 1000 * (1 + Math.random() / 4);
}
