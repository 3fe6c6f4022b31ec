import { expect, test } from 'vitest';
import { boundLists, listLimits } from './bounded-lists.ts';

const url = 'http://localhost/api/articles.php?limit=6';

/** Fetches a body through the limit; returns the response and the reported lists. */
async function read(body: BodyInit, init?: ResponseInit) {
  const noted: [string, boolean][] = [];
  const send = boundLists(
    async () => new Response(body, init),
    (path, isCut) => noted.push([path, isCut]),
  );
  const answer = await send(url);
  return { answer, noted, list: async () => JSON.parse(await answer.text()) };
}

const many = (count: number, entry: object) => JSON.stringify(Array(count).fill(entry));

test('[F-54] of a list of 100,000 entries 5,000 are read, and it is noted', async () => {
  const { list, noted } = await read(many(100_000, { id: 1, title: 'a, "b]' }));
  expect(await list()).toEqual(Array(listLimits.entries).fill({ id: 1, title: 'a, "b]' }));
  expect(noted).toEqual([['/api/articles.php', true]]);
});

test('[F-54] of a list of 55 MB 8 MB are read, whole entries, and the rest is called off', async () => {
  const entry = JSON.stringify({ id: 7, content: 'Ā\\"]},[{'.repeat(2_000) });
  const whole = new TextEncoder().encode(`,${entry}`);
  let sent = 0;
  let isCalledOff = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? new TextEncoder().encode(`\uFEFF [${entry}`) : whole);
      sent += whole.length;
      if (sent > 55_000_000) controller.close();
    },
    cancel() {
      isCalledOff = true;
    },
  });
  const { answer, noted } = await read(endless);
  const text = await answer.text();
  const list = JSON.parse(text);
  expect(list.length).toBe(Math.floor(listLimits.bytes / whole.length));
  expect(JSON.stringify(list.at(-1))).toBe(entry);
  expect([isCalledOff, sent < 9_000_000]).toEqual([true, true]);
  expect(noted).toEqual([['/api/articles.php', true]]);
});

test.each(['[]', ' [{"id":1}] ', many(5_000, { id: 1 }), '[[1,[2]],"]"]'])(
  'a list within the limits is as it came: %.20s',
  async (body) => {
    const { answer, noted } = await read(body, { headers: { ETag: '"1"' } });
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get('ETag')).toBe('"1"');
    expect(noted).toEqual([['/api/articles.php', false]]);
  },
);

test('what is no list is as it came; too long, it fails', async () => {
  expect(await (await read('{"a":[1,2]}')).list()).toEqual({ a: [1, 2] });
  const refusal = await read(many(100_000, { id: 1 }), { status: 500 });
  expect(await refusal.list()).toHaveLength(100_000);
  const long = JSON.stringify({ text: 'a'.repeat(listLimits.bytes) });
  await expect(read(long)).rejects.toThrow('The answer is too long.');
});
