import { ApiError } from '@pesantren/api-client/api-error';
import type { ListPage } from '@pesantren/api-client/contract/pagination';

/** The outcome of a call per item; `error` is the last failure. */
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
      outcome.left.push(item);
    }
    onProgress?.(index + 1);
  }
  return outcome;
}

/** Returns a cached list without the given items, as it will be when refetched. */
export function removeFromList<Item extends { id: string }>(
  list: ListPage<Item> | undefined,
  removed: readonly { id: string }[],
): ListPage<Item> | undefined {
  if (!list) return undefined;
  const ids = new Set(removed.map(({ id }) => id));
  const items = list.items.filter(({ id }) => !ids.has(id));
  return { items, total: list.total - (list.items.length - items.length) };
}

function concernsOneItem(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412, 422].includes(error.status);
}
