import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ListPart } from '../http/list-part.ts';
import { type Cursor, cursorsPerQuery, type ResourceList } from './list.ts';

/** So many items are in memory at once, of a list that nobody reads too. */
const itemsAtOnce = 20;

/**
 * Answers a list without a limit bit by bit, as fast as it is read, however long it is. Its `ETag` is
 * known before its content is: what the database says of the list, and what was asked.
 */
export async function answerWhole<Item>(
  c: Context,
  list: ResourceList<Item>,
  part: ListPart,
  answer: (item: Item) => object,
): Promise<Response> {
  const hash = createHash('sha256').update(`${await list.tag()} ${c.req.url}`);
  const tag = `"${hash.digest('base64url')}"`;
  const total = await list.total(part);
  // Before the answer begins: what fails here is told in words, what fails later cuts it off.
  const first = await list.cursors(part);

  async function* chunks(): AsyncGenerator<Uint8Array> {
    let separator = '[';
    for await (const ids of idsOf(list, part, first)) {
      // SQLite answers at once: without a pause nobody else would be served meanwhile.
      await breathe();
      const items = await list.items(ids, part);
      if (items.length === 0) continue;
      yield Buffer.from(separator + items.map((item) => JSON.stringify(answer(item))).join());
      separator = ',';
    }
    yield Buffer.from(separator === '[' ? '[]' : ']');
  }

  return c.body(asRead(chunks()), 200, {
    'Content-Type': 'application/json',
    'X-Total-Count': String(total),
    ETag: tag,
  });
}

/** The ids of a part, in its order. They are looked up as they are wanted, so that no list is too long. */
async function* idsOf<Item>(
  list: ResourceList<Item>,
  part: ListPart,
  first: readonly Cursor[],
): AsyncGenerator<number[]> {
  let cursors = first;
  for (;;) {
    for (let start = 0; start < cursors.length; start += itemsAtOnce) {
      yield cursors.slice(start, start + itemsAtOnce).map(({ id }) => id);
    }
    if (cursors.length < cursorsPerQuery) return;
    cursors = await list.cursors(part, cursors.at(-1));
  }
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
