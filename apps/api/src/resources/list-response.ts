import { createHash, hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Item } from '../db/tables.ts';
import type { ListParams } from '../http/pagination.ts';
import { cursorsPerQuery, type ResourceList } from './list.ts';
import type { Cursor } from './list-order.ts';

/** Items of a whole list that are in memory at a time: it stays small however slowly the client reads. */
const itemsPerChunk = 20;

/** Answers one page of a list with its total in `X-Total-Count`. */
export async function answerPage(
  c: Context,
  list: ResourceList,
  part: ListParams,
  serialize: (item: Item) => object,
): Promise<Response> {
  const { items, total } = await list.part(part);
  const body = Buffer.from(JSON.stringify(items.map(serialize)));
  return c.body(body, 200, {
    'Content-Type': 'application/json',
    // `hono/compress` leaves short answers as they are, where it knows their length.
    'Content-Length': String(body.length),
    'X-Total-Count': String(total),
    ETag: `"${hash('sha256', body, 'base64url')}"`,
  });
}

/**
 * Streams a list without a limit, in chunks of 20 items and with backpressure. Its `ETag` must be known
 * before its content: a hash of the list's version tag and the request's URL.
 */
export async function streamList(
  c: Context,
  list: ResourceList,
  part: ListParams,
  serialize: (item: Item) => object,
): Promise<Response> {
  const tag = await list.tag();
  const total = await list.total(part);
  // The total tells the list of a session from everyone's.
  const etag = createHash('sha256').update(`${tag} ${total} ${c.req.url}`);
  // Before the first byte: a failure here still gets a status and words, a later one cuts the body off.
  const first = await list.cursors(part);

  async function* chunks(): AsyncGenerator<Uint8Array> {
    let separator = '[';
    for await (const ids of idsOf(list, part, first)) {
      // SQLite answers synchronously: without a pause no other request is served meanwhile.
      await yieldToEventLoop();
      const items = await list.items(ids, part);
      if (items.length === 0) continue;
      yield Buffer.from(separator + items.map((item) => JSON.stringify(serialize(item))).join());
      separator = ',';
    }
    yield Buffer.from(separator === '[' ? '[]' : ']');
  }

  return c.body(toPullStream(chunks()), 200, {
    'Content-Type': 'application/json',
    'X-Total-Count': String(total),
    ETag: `"${etag.digest('base64url')}"`,
  });
}

/** Yields the ids of a part in its order, 20 at a time, and looks up further cursors as they are needed. */
async function* idsOf(
  list: ResourceList,
  part: ListParams,
  first: readonly Cursor[],
): AsyncGenerator<number[]> {
  let cursors = first;
  for (;;) {
    for (let start = 0; start < cursors.length; start += itemsPerChunk) {
      yield cursors.slice(start, start + itemsPerChunk).map(({ id }) => id);
    }
    if (cursors.length < cursorsPerQuery) return;
    cursors = await list.cursors(part, cursors.at(-1));
  }
}

/** A stream that makes no chunk before one is pulled; browsers' types have no `ReadableStream.from`. */
function toPullStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
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
