import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyOf, read, write } from '../../testing/requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

const now = '2026-11-21T03:00:00.000Z';
let api: TestApi;

beforeEach(async () => {
  api = await testApi({ now: () => new Date(now) });
});
afterEach(() => api.stop());

test('creates, answers, changes and removes a carousel image', async () => {
  const created = await write(api, 'POST', '/carousel_images.php', {
    src: 'https://a.sch.id/1.jpg',
  });
  expect(created.status).toBe(201);
  const item = {
    id: 1,
    src: 'https://a.sch.id/1.jpg',
    image_color: '',
    updated_at: now,
    version: 1,
  };
  expect(await created.json()).toEqual(item);
  const src = `${api.origin}/uploads/a.jpg`;
  const changed = await write(api, 'PUT', '/carousel_images.php/1', { src });
  expect(await changed.json()).toEqual({ ...item, src, version: 2 });
  expect((await write(api, 'DELETE', '/carousel_images.php/1')).status).toBe(204);
  expect((await read(api, '/carousel_images.php/1')).status).toBe(404);
});

test('own uploads are stored as paths, so that the host may change its name', async () => {
  await api.create('carousel', { src: `${api.origin}/uploads/a.jpg` });
  const { src } = await api.deps.db.selectFrom('carousel').select('src').executeTakeFirstOrThrow();
  expect(src).toBe('/uploads/a.jpg');
});

test('[M-06] the image URL is required', async () => {
  const refused = await write(api, 'POST', '/carousel_images.php', { src: '' });
  expect(refused.status).toBe(422);
  expect((await bodyOf(refused)).errors).toEqual({ src: 'URL gambar wajib diisi.' });
});

test('[I16] only http(s) URLs and own paths are taken', async () => {
  const wrong = [
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'vbscript:x'],
    ...['data:text/html,<script>1</script>', 'file:///etc/passwd', '//evil.id/a', 'https:\\\\evil'],
    ...['https://a@evil.id/', 'x'.repeat(10_000)],
  ];
  for (const src of wrong) {
    expect((await write(api, 'POST', '/carousel_images.php', { src })).status, src).toBe(422);
  }
  expect(await (await read(api, '/carousel_images.php')).json()).toEqual([]);
});

test('lists newest first, in parts; [M-09] search covers src and id', async () => {
  for (const name of ['satu', 'dua', 'tiga']) {
    await api.create('carousel', { src: `https://a.sch.id/${name}.jpg` });
  }
  expect(await ids('')).toEqual([3, 2, 1]);
  expect(await ids('?limit=1&offset=1')).toEqual([2]);
  expect(await ids('?q=DUA')).toEqual([2]);
  expect(await ids('?q=3')).toEqual([3]);
});

async function ids(query: string): Promise<number[]> {
  const items = await bodyOf<{ id: number }[]>(read(api, `/carousel_images.php${query}`));
  return items.map((item) => item.id);
}
