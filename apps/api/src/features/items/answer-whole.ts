import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ListPart } from '../../http/list-part.ts';
import type { ItemList } from './list.ts';

/** So many items are in memory at once. */
const itemsAtOnce = 100;

/**
 * Answers a list without a limit bit by bit, as fast as it is read, however long it is. Its `ETag` is
 * known before its content is: what the database says of the list, and what was asked.
 */
export async function answerWhole<Item>(
  c: Context,
  list: ItemList<Item>,
  part: ListPart,
  answer: (item: Item) => object,
): Promise<Response> {
  const hash = createHash('sha256').update(`${await list.tag()} ${c.req.url}`);
  const tag = `"${hash.digest('base64url')}"`;
  const isKnown = c.req.header('If-None-Match')?.includes(tag) ?? false;
  const ids = isKnown ? [] : await list.ids(part);
  const total = await list.total(part);

  async function* chunks(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    let separator = '[';
    for (let start = 0; start < ids.length; start += itemsAtOnce) {
      // SQLite answers at once: without a pause nobody else would be served meanwhile.
      await breathe();
      const items = await list.items(ids.slice(start, start + itemsAtOnce), part);
      if (items.length === 0) continue;
      const json = items.map((item) => JSON.stringify(answer(item))).join(',');
      yield encoder.encode(separator + json);
      separator = ',';
    }
    yield encoder.encode(separator === '[' ? '[]' : ']');
  }

  return c.body(asRead(chunks()), 200, {
    'Content-Type': 'application/json',
    'X-Total-Count': String(total),
    ETag: tag,
  });
}

/** A stream that makes no chunk before it is asked for; browsers' types have no `ReadableStream.from`. */
function asRead(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
