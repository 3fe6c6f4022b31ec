import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { Env } from '../http/env.ts';
import type { ListPart } from '../http/list-part.ts';
import type { ResourceList } from './list.ts';

/**
 * Answers a part of a list with its total in `X-Total-Count`. The answer may be sent again for as long as the
 * database says that nothing in the list is another: most calls ask for the same few parts.
 */
export async function answerPart<Item>(
  c: Context<Env>,
  list: ResourceList<Item>,
  part: ListPart,
  answer: (item: Item) => object,
): Promise<Response> {
  // Read before the items: what is kept under a tag is never older than it.
  const tag = await list.tag();
  const { items, total } = await list.part(part);
  const body = Buffer.from(JSON.stringify(items.map(answer)));
  c.set('again', { body, stands: async () => (await list.tag()) === tag });
  return c.body(body, 200, {
    'Content-Type': 'application/json',
    'X-Total-Count': String(total),
    ETag: `"${hash('sha256', body, 'base64url')}"`,
  });
}
