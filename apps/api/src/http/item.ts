import type { Context } from 'hono';
import { Problem } from './problem.ts';

/** The id in a path: digits and nothing else, so that `5abc` is not 5 (reliability I01). */
export function itemId(c: Context, missing: string): number {
  const text = c.req.param('id') ?? '';
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new Problem('not-found', { message: missing });
  return id;
}

/** What was found, or a 404 that says what is missing. */
export function found<Item>(item: Item | undefined, missing: string): Item {
  if (item === undefined) throw new Problem('not-found', { message: missing });
  return item;
}

/** The strong `ETag` of one item: its version in quotes. */
export function itemTag({ version }: { version: number }): string {
  return `"${version}"`;
}

/**
 * Keeps a change from undoing another one: with `If-Match` the current item must be of a version that
 * the caller knows (RFC 9110 section 13.1.1), without it the last write wins.
 * @throws Problem `changed-meanwhile` with the current item.
 */
export function onlyIfUnchanged(c: Context, current: { version: number }): void {
  const known = c.req.header('If-Match');
  if (known === undefined || known.trim() === '*') return;
  const tags = known.split(',').map((tag) => tag.trim());
  if (tags.includes(itemTag(current))) return;
  throw new Problem('changed-meanwhile', { current, headers: { ETag: itemTag(current) } });
}
