import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const now = '2026-11-21T03:00:00.000Z';
const api = apiForEachTest({ now: () => new Date(now) });

test('creates, reads, updates and deletes a gallery item', async () => {
  const picture = { image: 'https://a.sch.id/1.jpg', image_focus: '30 65' };
  const input = { title: 'Subuh di surau', category: 'Ibadah', ...picture };
  const created = await write(api, 'POST', '/gallery_items.php', input);
  expect(created.status).toBe(201);
  expect(created.headers.get('Location')).toBe('/api/gallery_items.php/1');
  const item = { id: 1, ...input, updated_at: now, version: 1 };
  expect(await created.json()).toEqual(item);
  expect(await (await read(api, '/gallery_items.php/1')).json()).toEqual(item);
  const image = `${api.origin}/uploads/b.webp`;
  const changed = await write(api, 'PUT', '/gallery_items.php/1', { ...input, image });
  expect(await changed.json()).toEqual({ ...item, image, version: 2 });
  expect((await write(api, 'DELETE', '/gallery_items.php/1')).status).toBe(204);
  expect((await read(api, '/gallery_items.php/1')).status).toBe(404);
});

test('[M-06] title and image URL are required', async () => {
  const refused = await write(api, 'POST', '/gallery_items.php', { category: 'Alam' });
  expect(refused.status).toBe(422);
  expect((await bodyOf(refused)).errors).toEqual({
    title: 'Judul wajib diisi.',
    image: 'URL gambar wajib diisi.',
  });
});

test('lists newest first, by category; [M-09] search covers title, category, image and id', async () => {
  await api.create('gallery', { title: 'Leuser', category: 'Alam', image: 'https://a.id/x.jpg' });
  await api.create('gallery', { title: 'Dapur', category: 'Asrama', image: 'https://a.id/y.jpg' });
  expect(await titles('')).toEqual(['Dapur', 'Leuser']);
  expect(await titles('?category=alam')).toEqual(['Leuser']);
  expect(await titles('?q=leus')).toEqual(['Leuser']);
  expect(await titles('?q=ASRAMA')).toEqual(['Dapur']);
  expect(await titles('?q=y.jpg')).toEqual(['Dapur']);
  expect(await titles('?q=2')).toEqual(['Dapur']);
});

async function titles(query: string): Promise<string[]> {
  const items = await bodyOf<{ title: string }[]>(read(api, `/gallery_items.php${query}`));
  return items.map((item) => item.title);
}
