import { ApiError } from '@pesantren/api-client/api-error';
import type { ListPage } from '@pesantren/api-client/contract/lists/pagination';
import type { ResourceName } from '@pesantren/api-client/resources';
import type { QueryClient } from '@tanstack/react-query';

/** The outcome of a call per item; `error` is the last failure. An item that is there no more is in neither list. */
type Outcome<Item> = { done: Item[]; left: Item[]; error: unknown };

/**
 * Runs one call per item, one after the other. A refusal of one item (404, 409, 412, 422) leaves it and
 * goes on; a failure that would meet every item (network, session, rate limit) stops, and so does `signal`.
 */
export async function runSequentially<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], left: [], error: undefined };
  for (const [index, item] of items.entries()) {
    if (signal?.aborted) {
      outcome.left.push(item);
      continue;
    }
    try {
      await run(item);
      outcome.done.push(item);
    } catch (error) {
      outcome.error = error;
      if (!concernsOneItem(error)) {
        outcome.left.push(...items.slice(index));
        break;
      }
      if (!isGone(error)) outcome.left.push(item);
    }
    onProgress?.(index + 1);
  }
  return outcome;
}

/** Takes items out of the cached lists below a key, as these will be when they are fetched again. */
export function removeFromLists(
  queryClient: QueryClient,
  queryKey: readonly [ResourceName, 'list' | 'deleted'],
  ids: ReadonlySet<string>,
): void {
  queryClient.setQueriesData<ListPage<{ id: string }>>({ queryKey }, (list) => {
    if (!list) return undefined;
    const items = list.items.filter(({ id }) => !ids.has(id));
    return { items, total: list.total - (list.items.length - items.length) };
  });
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function concernsOneItem(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412, 422].includes(error.status);
}
