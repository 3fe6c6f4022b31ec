import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { ListPart } from '../../http/list-part.ts';
import type { Recent } from '../../recent.ts';
import type { ItemList } from './list.ts';

/** A part as it was answered. */
export type AnsweredPart = { body: Buffer<ArrayBuffer>; total: number; tag: string };

/** Longest answer that is kept, in bytes. */
const longest = 131_072;

/**
 * Answers a part of a list with its total in `X-Total-Count`, out of `recent` where the database says that
 * nothing in the list is another since: most calls ask for the same few parts.
 */
export async function answerPart<Item>(
  c: Context,
  list: ItemList<Item>,
  part: ListPart,
  { answer, recent }: { answer: (item: Item) => object; recent: Recent<AnsweredPart> },
): Promise<Response> {
  // Read before the items: what is kept under a tag is never older than it.
  const key = `${await list.tag()} ${JSON.stringify(part)}`;
  const { body, total, tag } = recent.find(key) ?? (await answered());
  return c.body(body, 200, {
    'Content-Type': 'application/json',
    'X-Total-Count': String(total),
    ETag: tag,
  });

  async function answered(): Promise<AnsweredPart> {
    const { items, total } = await list.part(part);
    const body = Buffer.from(JSON.stringify(items.map(answer)));
    const one = { body, total, tag: `"${hash('sha256', body, 'base64url')}"` };
    return body.length > longest ? one : recent.keep(key, one);
  }
}
