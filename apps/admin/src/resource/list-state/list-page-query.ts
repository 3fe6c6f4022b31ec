import {
  type ListPage,
  type ListParams,
  paginate,
} from '@pesantren/api-client/contract/lists/pagination';
import type { ItemState } from '@pesantren/api-client/contract/publication';
import { type Items, type ResourceName, resources } from '@pesantren/api-client/resources';
import { type Query, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.ts';
import { hasPublication } from '../publication/has-publication.ts';
import { pageSizeOf } from './pagination.ts';

/** The calls that read lists. */
export type ListCalls = Pick<Services, 'client' | 'editorial'>;

/** A tab of a list: the items in a state, or those that wait for an editor; all but the trash. */
export type ListState = 'all' | 'submitted' | ItemState;

/** The view of a list: search, sort, state and page; `sort` is a field of them, `-` before it for descending. */
export type ListView = {
  /** `''` for all. */
  q: string;
  /** `''` for the provider's order, newest first. */
  sort: string;
  state: ListState;
  /** Counted from 1. */
  page: number;
};

/** All of a list, newest first; its total is the number of a resource's items. */
export const unsearched: ListView = { q: '', sort: '', state: 'all', page: 1 };

/** Options of the query for one page of a list, as summaries: `{items, total}`. */
export function listPageQuery<Name extends ResourceName>(
  calls: ListCalls,
  name: Name,
  { q, sort, state, page }: ListView,
) {
  const limit = pageSizeOf(name);
  const part: ListParams = { limit, offset: (page - 1) * limit, q, sort, fields: 'summary' };
  return partQuery(calls, name, part, state);
}

/** Options of the query for a part of a list; under `plain` all are cut from the one list that there is. */
export function partQuery<Name extends ResourceName>(
  { client, editorial }: ListCalls,
  name: Name,
  part: ListParams,
  state: ListState = 'all',
) {
  const isFull = client.profile === 'full';
  const visible = isFull ? part : {};
  const inState = { ...part, state };
  const isEditorial = hasPublication(client.profile, name);
  return queryOptions({
    queryKey: [name, 'list', isEditorial ? inState : visible],
    queryFn: ({ signal }): Promise<ListPage<Items[Name]>> =>
      hasPublication(client.profile, name)
        ? (editorial.editorialList(name, inState, signal) as Promise<ListPage<never>>)
        : client.list(name, visible, signal),
    select: (list) => (isFull ? list : paginate(list.items, part, resources[name])),
  });
}

/**
 * Marks queries as out of date, and fetches those again that are shown, unless `none`. One in flight is cancelled: it started
 * before the change that calls this, and would be taken for newer; where nothing is shown yet it is fetched again in any
 * case, or its place would wait without end.
 */
export async function cancelAndInvalidate(
  queryClient: QueryClient,
  queryKey: QueryKey,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey, refetchType });
  if (refetchType === 'none') {
    const isEmpty = ({ state }: Query) => state.status === 'pending';
    void queryClient.refetchQueries({ queryKey, type: 'active', predicate: isEmpty });
  }
}
