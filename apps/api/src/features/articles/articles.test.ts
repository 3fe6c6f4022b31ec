import { beforeEach, expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

let time = '2026-11-21T03:00:00.000Z';
beforeEach(() => {
  time = '2026-11-21T03:00:00.000Z';
});
const api = apiForEachTest({ now: () => new Date(time) });

test('creates, reads, updates and deletes an article', async () => {
  const input = {
    title: 'Panen kopi santri',
    excerpt: 'Ringkasan',
    content: 'Paragraf satu.\n\nParagraf dua.',
    date: '18 Oktober 2026',
    author: 'Redaksi',
    category: 'Kegiatan',
    read_time: '4 menit',
    image: 'https://contoh.sch.id/kopi.jpg',
    image_alt: 'Biji kopi',
    image_focus: '0 100',
  };
  const created = await write(api, 'POST', '/articles.php', input);
  expect(created.status).toBe(201);
  expect(created.headers.get('Location')).toBe('/api/articles.php/1');
  const item = {
    id: 1,
    ...input,
    slug: 'panen-kopi-santri',
    status: 'published',
    published_at: '2026-10-17T17:00:00.000Z',
    updated_at: time,
    version: 1,
  };
  expect(await created.json()).toEqual(item);
  expect(await (await read(api, '/articles.php/1')).json()).toEqual(item);

  time = '2026-11-21T03:20:00.000Z';
  const changed = await write(api, 'PUT', '/articles.php/1', { ...input, title: 'Panen madu' });
  expect(changed.status).toBe(200);
  const newer = { ...item, title: 'Panen madu', slug: 'panen-madu', updated_at: time, version: 2 };
  expect(await changed.json()).toEqual(newer);
  expect(await (await read(api, '/articles.php')).json()).toEqual([newer]);

  const removed = await write(api, 'DELETE', '/articles.php/1');
  expect([removed.status, await removed.text()]).toEqual([204, '']);
  expect((await read(api, '/articles.php/1')).status).toBe(404);
  const trash = await write(api, 'GET', '/articles.php?deleted=true');
  expect(await trash.json()).toMatchObject([{ id: 1, status: 'deleted' }]);
  const again = await write(api, 'DELETE', '/articles.php/1');
  expect(again.status).toBe(404);
  expect(await again.json()).toEqual({ code: 'not-found', message: 'Artikel tidak ditemukan.' });
});

test('[M-06] title and content are required, each with its message', async () => {
  const refused = await write(api, 'POST', '/articles.php', { title: ' \u200b', author: 'A' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    code: 'invalid-field',
    message: 'Judul wajib diisi.',
    errors: { title: 'Judul wajib diisi.', content: 'Isi wajib diisi.' },
  });
  expect(await (await read(api, '/articles.php')).json()).toEqual([]);
});

test('sorts by date, newest first, then by id', async () => {
  await api.create('articles', { title: 'Lama', date: '2 Februari 2026' });
  await api.create('articles', { title: 'Tanpa tanggal', date: 'besok pagi' });
  await api.create('articles', { title: 'Baru', date: '20 November 2026' });
  await api.create('articles', { title: 'Sehari', date: '20 November 2026' });
  expect(await titles('')).toEqual(['Tanpa tanggal', 'Sehari', 'Baru', 'Lama']);
});

test('returns a page with the total of what matches', async () => {
  for (const n of [1, 2, 3, 4, 5]) await api.create('articles', { title: `Berita ${n}` });
  await api.create('articles', { title: 'Hafalan', category: 'Tahfidz' });
  const response = await read(api, '/articles.php?limit=2&offset=1&category=kegiatan');
  expect(response.headers.get('X-Total-Count')).toBe('5');
  const part = await bodyOf<{ title: string }[]>(response);
  expect(part.map((item) => item.title)).toEqual(['Berita 4', 'Berita 3']);
  expect(await titles('?slug=hafalan')).toEqual(['Hafalan']);
  expect(await titles('?slug=tidak-ada')).toEqual([]);
});

test('a summary has no body', async () => {
  await api.create('articles', { content: 'Panjang sekali.', excerpt: 'Pendek.' });
  const summaries = await bodyOf(read(api, '/articles.php?fields=summary'));
  expect(summaries).toMatchObject([{ title: 'Judul artikel', content: '' }]);
});

test('[M-09] search covers title, excerpt, content, author and category, whatever the case', async () => {
  await api.create('articles', { title: 'KOPI Gayo' });
  await api.create('articles', { title: 'a', excerpt: 'tentang Kopi' });
  await api.create('articles', { title: 'b', content: 'minum kOpi' });
  await api.create('articles', { title: 'c', author: 'Pak Kopi' });
  await api.create('articles', { title: 'd', category: 'Kopi' });
  await api.create('articles', { title: 'e', read_time: 'kopi', image_alt: 'kopi' });
  expect(await titles('?q=kopi')).toEqual(['d', 'c', 'b', 'a', 'KOPI Gayo']);
  await api.create('articles', { title: 'CAFÉ' });
  expect(await titles(`?q=${encodeURIComponent('café')}`)).toEqual(['CAFÉ']);
});

test('[I03] no character of a search or a category is a wildcard', async () => {
  await api.create('articles', { title: `100% 'a' "b"; -- \\ _ $1 :a @a` });
  await api.create('articles', { title: 'lain' });
  for (const q of ['%', '_', '\\', `'a' "b`, '"b";', '; -- \\', '$1', ':a', '@a']) {
    expect(await titles(`?q=${encodeURIComponent(q)}`), q).toHaveLength(1);
  }
  expect(await titles('?category=%25')).toEqual([]);
});

test('[A-06] [I12] equal titles get different slugs, and a past slug stays', async () => {
  const slugs = [];
  for (const title of ['Hari Santri', 'hari  santri!', 'HARI SANTRI']) {
    slugs.push((await api.create('articles', { title })).slug);
  }
  expect(slugs).toEqual(['hari-santri', 'hari-santri-2', 'hari-santri-3']);
  const input = { title: 'Hari santri', content: 'Isi' };
  const changed = await write(api, 'PUT', '/articles.php/2', input);
  expect(await changed.json()).toMatchObject({ slug: 'hari-santri-2', version: 2 });
  const long = 'kata '.repeat(40).trim();
  const first = await api.create('articles', { title: long });
  const second = await api.create('articles', { title: long });
  expect(second.slug).not.toBe(first.slug);
  expect(second.slug.length).toBeLessThanOrEqual(80);
});

test('every past slug finds its article, and no other article takes one', async () => {
  const rename = (id: string, title: string) =>
    write(api, 'PUT', `/articles.php/${id}`, { title, content: 'Isi' });
  const { id } = await api.create('articles', { title: 'Panen kopi' });
  await rename(id, 'Panen madu');
  await rename(id, 'Panen raya');
  for (const slug of ['panen-kopi', 'panen-madu', 'panen-raya']) {
    const response = await read(api, `/articles.php?slug=${slug}`);
    expect(response.headers.get('X-Total-Count')).toBe('1');
    expect(await response.json()).toMatchObject([{ id: Number(id), slug: 'panen-raya' }]);
  }

  const other = await api.create('articles', { title: 'Panen kopi' });
  expect(other.slug).toBe('panen-kopi-2');
  await rename(id, 'Panen kopi');
  expect(await slugsAt('panen-kopi')).toEqual(['panen-kopi']);
  expect(await slugsAt('panen-raya')).toEqual(['panen-kopi']);

  await write(api, 'DELETE', `/articles.php/${id}`);
  expect(await slugsAt('panen-raya')).toEqual([]);
  expect((await api.create('articles', { title: 'Panen raya' })).slug).toBe('panen-raya-2');
});

test('[A-06] a title without a Latin letter still gets a slug', async () => {
  expect((await api.create('articles', { title: 'العلم نور' })).slug).toBe('artikel');
  expect((await api.create('articles', { title: '!!!' })).slug).toBe('artikel-2');
});

test('[I12] twenty parallel creates of one title give twenty slugs', async () => {
  const items = await Promise.all(
    Array.from({ length: 20 }, () => api.create('articles', { title: 'Serentak' })),
  );
  expect(new Set(items.map((item) => item.slug)).size).toBe(20);
});

test('[A07] an id is never used twice', async () => {
  await api.create('articles');
  const last = await api.create('articles');
  await write(api, 'DELETE', `/articles.php/${last.id}`);
  expect((await api.create('articles')).id).not.toBe(last.id);
});

test('[Z07] [I02] server fields in a body are ignored, and only the path names the item', async () => {
  await api.create('articles', { title: 'Satu' });
  await api.create('articles', { title: 'Dua' });
  const body = {
    id: 2,
    slug: 'punya-saya',
    version: 99,
    created_at: 'x',
    updated_at: 'x',
    published_at: 'x',
    title: 'Satu',
    content: 'Baru',
    is_admin: true,
  };
  const changed = await (await write(api, 'PUT', '/articles.php/1?id=2', body)).json();
  expect(changed).toMatchObject({ id: 1, slug: 'satu', version: 2, updated_at: time });
  expect(changed).not.toHaveProperty('is_admin');
  const other = await (await read(api, '/articles.php/2')).json();
  expect(other).toMatchObject({ title: 'Dua', version: 1 });
});

async function slugsAt(slug: string): Promise<string[]> {
  const items = await bodyOf<{ slug: string }[]>(read(api, `/articles.php?slug=${slug}`));
  return items.map((item) => item.slug);
}

async function titles(query: string): Promise<string[]> {
  const items = await bodyOf<{ title: string }[]>(read(api, `/articles.php${query}`));
  return items.map((item) => item.title);
}

test('[F-10] a summary without an excerpt has the beginning of the body', async () => {
  await api.create('articles', { excerpt: 'Ringkas.', content: 'Isi.' });
  await api.create('articles', { excerpt: '', content: 'kata '.repeat(4_000) });
  for (const query of ['fields=summary', 'fields=summary&limit=2']) {
    const list = await bodyOf<{ content: string }[]>(read(api, `/articles.php?${query}`));
    expect(list.map(({ content }) => content.length)).toEqual([2_000, 0]);
  }
});
