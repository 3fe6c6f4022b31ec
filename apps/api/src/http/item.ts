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

/** 201 with the new item and where it lives. */
export function answerCreated<Item extends { id: number }>(c: Context, item: Item) {
  return c.json(item, 201, { Location: `${c.req.path}/${item.id}` });
}
