import type { Client } from '@pesantren/api-client/client';
import {
  type ListPage,
  type ListParams,
  paginate,
} from '@pesantren/api-client/contract/pagination';
import { listQuery, resourceKey } from '@pesantren/api-client/query';
import { type Items, type ResourceName, resources } from '@pesantren/api-client/resources';
import type { QueryClient } from '@tanstack/react-query';
import { pageSizeOf } from './pagination.ts';

/** The view of a list: search, sort and page; `sort` is a field of them, `-` before it for descending. */
export type ListView = {
  /** `''` for all. */
  q: string;
  /** `''` for the provider's order, newest first. */
  sort: string;
  /** Counted from 1. */
  page: number;
};

/** All of a list, newest first; its total is the number of a resource's items. */
export const unsearched: ListView = { q: '', sort: '', page: 1 };

/** Options of the query for one page of a list, as summaries: `{items, total}`. */
export function listPageQuery<Name extends ResourceName>(
  client: Client,
  name: Name,
  { q, sort, page }: ListView,
) {
  const limit = pageSizeOf(name);
  return partQuery(client, name, { limit, offset: (page - 1) * limit, q, sort, fields: 'summary' });
}

/** Options of the query for a part of a list; under `plain` all are cut from the one list that there is. */
export function partQuery<Name extends ResourceName>(client: Client, name: Name, part: ListParams) {
  const isFull = client.profile === 'full';
  return {
    ...listQuery(client, name, isFull ? part : {}),
    select: (list: ListPage<Items[Name]>): ListPage<Items[Name]> =>
      isFull ? list : paginate(list.items, part, resources[name]),
  };
}

/** Fetches again what is shown of a resource; a list in flight is older than the change that calls this. */
export async function refetchResource(queryClient: QueryClient, name: ResourceName): Promise<void> {
  await queryClient.cancelQueries({ queryKey: resourceKey(name) });
  await queryClient.invalidateQueries({ queryKey: resourceKey(name) });
}
