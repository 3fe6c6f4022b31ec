import { expect, test } from 'vitest';
import { conditionalFetch } from './conditional-fetch.ts';

const url = 'http://localhost:4000/api/articles.php';

/** A provider whose list has a version; what it was asked. */
function provider(tagged = true) {
  const asked: (string | null)[] = [];
  let version = 1;
  const send: typeof fetch = async (_, init) => {
    const known = new Headers(init?.headers).get('If-None-Match');
    asked.push(known);
    const tag = `"${version}"`;
    if (known === tag) return new Response(null, { status: 304 });
    return new Response(`versi ${version}`, tagged ? { headers: { ETag: tag } } : {});
  };
  return { send: conditionalFetch(send), asked, publish: () => (version += 1) };
}

const text = async (send: typeof fetch) => (await send(url)).text();

test('what is known is asked for only if it changed', async () => {
  const { send, asked, publish } = provider();
  expect(await text(send)).toBe('versi 1');
  expect(await text(send)).toBe('versi 1');
  publish();
  expect(await text(send)).toBe('versi 2');
  expect(asked).toEqual([null, '"1"', '"1"']);
});

test('a provider without tags is asked for everything, as ever', async () => {
  const { send, asked } = provider(false);
  await text(send);
  await text(send);
  expect(asked).toEqual([null, null]);
});

test('[S07] who asks at the same moment shares one call, each with an answer of its own', async () => {
  const { send, asked } = provider();
  const all = await Promise.all([text(send), text(send), text(send)]);
  expect(all).toEqual(['versi 1', 'versi 1', 'versi 1']);
  expect(asked).toHaveLength(1);
});

test('a call that failed is made again', async () => {
  let calls = 0;
  const send = conditionalFetch(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('fetch failed');
    return new Response('kembali');
  });
  await expect(send(url)).rejects.toThrow('fetch failed');
  expect(await text(send)).toBe('kembali');
});
