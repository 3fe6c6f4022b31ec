import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const now = '2026-11-21T03:00:00.000Z';
const api = apiForEachTest({ now: () => new Date(now) });

test('creates, reads, updates and deletes a carousel image', async () => {
  const created = await write(api, 'POST', '/carousel_images.php', {
    src: 'https://a.sch.id/1.jpg',
  });
  expect(created.status).toBe(201);
  const item = {
    id: 1,
    src: 'https://a.sch.id/1.jpg',
    alt: '',
    name: '',
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

test('own uploads are stored as paths, independent of the host', async () => {
  await api.create('carousel', { src: `${api.origin}/uploads/a.jpg` });
  const { src } = await api.deps.db.selectFrom('carousel').select('src').executeTakeFirstOrThrow();
  expect(src).toBe('/uploads/a.jpg');
});

test('[M-06] the image URL is required', async () => {
  const refused = await write(api, 'POST', '/carousel_images.php', { src: '' });
  expect(refused.status).toBe(422);
  expect((await bodyOf(refused)).errors).toEqual({ src: 'URL gambar wajib diisi.' });
});

test('[I16] only http(s) URLs and own paths are accepted', async () => {
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

test('lists newest first, by pages; [M-09] search covers src and id', async () => {
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

const srcs = async (query = '') => {
  const list = await bodyOf<{ src: string }[]>(read(api, `/carousel_images.php${query}`));
  return list.map(({ src }) => src.slice(-5, -4)).join('');
};
const move = (id: number, before: number | null) =>
  write(api, 'POST', `/carousel_images.php/${id}/move`, { before });
const fill = async (letters: string) => {
  for (const letter of letters)
    await api.create('carousel', { src: `https://a.sch.id/${letter}.jpg` });
};

test('[F-19] pictures are listed in the school’s order; a new one comes first', async () => {
  await fill('dcba');
  expect(await srcs()).toBe('abcd');
  expect((await move(4, null)).status).toBe(204);
  expect(await srcs()).toBe('bcda');
  await move(4, 2);
  expect(await srcs()).toBe('bacd');
  expect([await srcs('?limit=2'), await srcs('?limit=2&offset=2')]).toEqual(['ba', 'cd']);
  expect(await srcs('?offset=1')).toBe('acd');
  await fill('e');
  expect(await srcs()).toBe('ebacd');
});

test('[F-19] a move changes the list’s ETag and conflicts with no edit or other move', async () => {
  await fill('cba');
  const list = await read(api, '/carousel_images.php?limit=20');
  const again = () =>
    api.fetch(
      new Request(`${api.url}/carousel_images.php?limit=20`, {
        headers: { 'X-API-Key': api.key, 'If-None-Match': list.headers.get('ETag') ?? '' },
      }),
    );
  expect((await again()).status).toBe(304);
  const both = await Promise.all([move(3, null), move(1, 2)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect((await again()).status).toBe(200);
  expect(await srcs()).toBe('cba');
  const edit = { src: 'https://a.sch.id/a.jpg', alt: 'Panen' };
  const changed = await write(api, 'PUT', '/carousel_images.php/3', edit, { 'If-Match': '"1"' });
  expect(await bodyOf<object>(changed)).toMatchObject({ ...edit, version: 2 });
  // A caller that knows no alternative texts leaves it as it is.
  const { src } = edit;
  expect(await bodyOf<object>(write(api, 'PUT', '/carousel_images.php/3', { src }))).toMatchObject(
    edit,
  );
});

test('[F-19] an impossible move is refused, a repeated one changes nothing', async () => {
  await fill('cba');
  for (let n = 0; n < 2; n += 1) expect((await move(3, 1)).status).toBe(204);
  expect(await srcs()).toBe('bac');
  expect((await move(9, null)).status).toBe(404);
  expect((await move(3, 9)).status).toBe(409);
  expect((await move(3, 3)).status).toBe(204);
  await write(api, 'DELETE', '/carousel_images.php/2');
  expect((await move(3, 2)).status).toBe(409);
  expect((await write(api, 'POST', '/carousel_images.php/3/move', {})).status).toBe(422);
  expect(await srcs()).toBe('ac');
  await write(api, 'POST', '/carousel_images.php/2/restore');
  expect(await srcs()).toBe('bac');
});
