import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { write } from '../testing/requests.ts';

const api = apiForEachTest();

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return write(api, 'GET', path, undefined, headers);
}

test('lists are compressed for those who accept it, pages and whole ones; others get them as they are', async () => {
  for (let n = 0; n < 30; n += 1) await api.create('articles', { title: `Panen ${n}` });
  for (const path of ['/articles.php?limit=25', '/articles.php', '/articles.php?fields=summary']) {
    const plain = await get(path);
    const packed = await get(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(plain.headers.get('Content-Encoding'), path).toBeNull();
    expect(packed.headers.get('Content-Encoding'), path).toBe('gzip');
    for (const { headers } of [plain, packed])
      expect(headers.get('Vary')).toContain('Accept-Encoding');
    const [text, bytes] = [await plain.text(), Buffer.from(await packed.arrayBuffer())];
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(bytes.length).toBeLessThan(text.length / 3);
    expect(packed.headers.get('X-Total-Count')).toBe('30');
    for (const accepted of ['identity', 'br', 'gzip;q=0'])
      expect(
        (await get(path, { 'Accept-Encoding': accepted })).headers.get('Content-Encoding'),
      ).toBeNull();
  }
});

test('a compressed answer is known again by its ETag, also where the next is not compressed', async () => {
  for (let n = 0; n < 30; n += 1) await api.create('gallery', { title: `Panen ${n}` });
  for (const path of ['/gallery_items.php?limit=25', '/gallery_items.php']) {
    const packed = await get(path, { 'Accept-Encoding': 'gzip' });
    const tag = packed.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    for (const encoding of ['gzip', 'identity']) {
      const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('Content-Encoding')).toBeNull();
    }
  }
});

test('a short list is not compressed', async () => {
  const { headers } = await get('/articles.php?limit=25', { 'Accept-Encoding': 'gzip' });
  expect(headers.get('Content-Encoding')).toBeNull();
});

test('an item is not compressed, so that its ETag stays the version', async () => {
  const content = `<p>${'Santri memanen padi. '.repeat(100)}</p>`;
  const headers = { 'Accept-Encoding': 'gzip' };
  const created = await write(api, 'POST', '/articles.php', { title: 'a', content }, headers);
  for (const { headers } of [
    created,
    await get('/articles.php/1', { 'Accept-Encoding': 'gzip' }),
  ]) {
    expect([headers.get('Content-Encoding'), headers.get('ETag')]).toEqual([null, '"1"']);
  }
});
