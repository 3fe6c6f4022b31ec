import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listLimits } from './list-limit.ts';
import { boundLists, serverFetch } from './server-fetch.ts';

const url = 'http://localhost/api/articles.php?limit=6';

/** Fetches a body through the limit; returns the response and the events of the log. */
async function read(body: BodyInit, init?: ResponseInit) {
  const noted: (string | number | undefined)[] = [];
  const send = boundLists(
    async () => new Response(body, init),
    ({ event, path }) => noted.push(event, path),
  );
  const answer = await send(url);
  return { answer, noted, list: async () => JSON.parse(await answer.text()) };
}

const many = (count: number, entry: object) => JSON.stringify(Array(count).fill(entry));

test('[F-54] of a list of 100,000 entries 5,000 are read, and it is noted', async () => {
  const { list, noted } = await read(many(100_000, { id: 1, title: 'a, "b]' }));
  expect(await list()).toEqual(Array(listLimits.entries).fill({ id: 1, title: 'a, "b]' }));
  expect(noted).toEqual(['list-too-long', '/api/articles.php']);
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
  expect(noted).toEqual(['list-too-long', '/api/articles.php']);
});

test.each(['[]', ' [{"id":1}] ', many(5_000, { id: 1 }), '[[1,[2]],"]"]'])(
  'a list within the limits is as it came: %.20s',
  async (body) => {
    const { answer, noted } = await read(body, { headers: { ETag: '"1"' } });
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get('ETag')).toBe('"1"');
    expect(noted).toEqual([]);
  },
);

test('what is no list is as it came; too long, it fails', async () => {
  expect(await (await read('{"a":[1,2]}')).list()).toEqual({ a: [1, 2] });
  const refusal = await read(many(100_000, { id: 1 }), { status: 500 });
  expect(await refusal.list()).toHaveLength(100_000);
  const long = JSON.stringify({ text: 'a'.repeat(listLimits.bytes) });
  await expect(read(long)).rejects.toThrow('The answer is too long.');
});

test('[P07] an answer without end, or one that unpacks to it, is given up, not kept in memory', async () => {
  const mebibyte = new Uint8Array(1_048_576);
  const unpacked = { 'Content-Encoding': 'gzip', 'Content-Length': '1000' };
  for (const init of [{}, { headers: unpacked }, { status: 500 }]) {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        // So that the test ends all the same.
        if (sent > 100) controller.close();
        else controller.enqueue(mebibyte);
      },
    });
    await expect(read(endless, init)).rejects.toThrow('The answer is too long.');
    expect(sent).toBeLessThan(20);
  }
});

test('[F-54] the operator is told once that a list is too long, and once that it is whole again', async () => {
  let entries = 5_001;
  const provider = createServer((_, response) => {
    response.end(JSON.stringify(Array.from({ length: entries }, (_, id) => ({ id }))));
  });
  onTestFinished(() => void provider.close());
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const address = provider.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const logged: object[] = [];
  const ask = boundLists(serverFetch, (entry) => logged.push(entry));
  const read = async () => {
    const answer = await ask(`http://127.0.0.1:${port}/api/gallery_items.php?limit=6`);
    return JSON.parse(await answer.text()).length;
  };
  expect([await read(), await read()]).toEqual([5_000, 5_000]);
  const path = '/api/gallery_items.php';
  expect(logged).toEqual([{ event: 'list-too-long', path }]);
  entries = 5_000;
  expect([await read(), await read()]).toEqual([5_000, 5_000]);
  expect(logged.slice(1)).toEqual([{ event: 'list-whole', path }]);
});
