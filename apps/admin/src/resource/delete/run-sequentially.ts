import { ApiError } from '@pesantren/api-client/api-error';

/** What became of a piece of work on several items; `error` is the last of those that failed. */
export type Outcome<Item> = { done: Item[]; left: Item[]; error: unknown };

/**
 * Does the same with each item in turn. One that is refused stays behind; what would meet every item
 * (no network, no session, too many calls) ends it, and so does `signal`.
 */
export async function runSequentially<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], left: [], error: undefined };
  for (const [index, item] of items.entries()) {
    if (signal.aborted) outcome.left.push(item);
    else {
      try {
        await work(item);
        outcome.done.push(item);
      } catch (error) {
        outcome.error = error;
        if (!meetsOneItem(error)) {
          outcome.left.push(...items.slice(index));
          break;
        }
        outcome.left.push(item);
      }
      onProgress(index + 1);
    }
  }
  return outcome;
}

function meetsOneItem(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412, 422].includes(error.status);
}
