import { expect, test } from 'vitest';
import { apiUrl, json, provider, text } from './testing/provider.ts';

const articles = Array.from({ length: 20 }, (_, n) => ({
  id: 20 - n,
  title: n % 2 === 0 ? 'Panen Raya' : 'Ujian',
  category: n < 5 ? 'Kegiatan' : 'Opini',
}));

const ids = (items: readonly { id: string }[]) => items.map((item) => Number(item.id));

test('full: the provider cuts, and its total stands', async () => {
  const part = { limit: 2, offset: 4, q: 'panen', category: 'Opini', fields: 'summary' } as const;
  const cut = json(articles.slice(4, 6), { headers: { 'X-Total-Count': '37' } });
  const { client, requests } = provider(cut);
  const { items, total } = await client.list('articles', part);
  expect(requests[0]?.url).toBe(
    `${apiUrl}/articles.php?limit=2&offset=4&q=panen&category=Opini&fields=summary`,
  );
  expect(ids(items)).toEqual([16, 15]);
  expect(total).toBe(37);
});

test.each([
  ['plain, which asks for everything', 'plain', {}, ''],
  ['full without a total', 'full', {}, '?limit=3&offset=1&q=PANEN&category=opini'],
  [
    'full with a total that is none',
    'full',
    { 'X-Total-Count': 'banyak' },
    '?limit=3&offset=1&q=PANEN&category=opini',
  ],
] as const)('%s: the same part is cut here', async (_, profile, headers, query) => {
  const { client, requests } = provider(json(articles, { headers }), { profile });
  const part = { limit: 3, offset: 1, q: 'PANEN', category: 'opini' };
  const { items, total } = await client.list('articles', part);
  expect(requests[0]?.url).toBe(`${apiUrl}/articles.php${query}`);
  expect(total).toBe(7);
  expect(ids(items)).toEqual([12, 10, 8]);
});

test('[P13] plain never believes a total', async () => {
  const answer = json(articles, { headers: { 'X-Total-Count': '1' } });
  const { client } = provider(answer, { profile: 'plain' });
  expect((await client.list('articles', { limit: 6 })).total).toBe(20);
});

test.each([
  ['an object', json({})],
  ['an envelope', json({ data: articles })],
  ['null', json(null)],
  ['a refusal in disguise', json({ success: false, message: 'Tidak ada data' })],
  ['no body', text(null, { status: 204 })],
  ['an empty body', text('  \r\n')],
])('[L-04] [P01] [P04] a list that is %s is empty', async (_, answer) => {
  for (const profile of ['full', 'plain'] as const) {
    const { client } = provider(answer, { profile });
    expect(await client.list('articles')).toEqual({ items: [], total: 0 });
  }
});

test('[P02] a byte order mark before the JSON is skipped', async () => {
  const { client } = provider(text(`\uFEFF${JSON.stringify(articles)}`));
  expect((await client.list('articles')).items).toHaveLength(20);
});

test('[A-06] articles without a slug get one from the whole list, numbered by id', async () => {
  const { client } = provider(json(articles), { profile: 'plain' });
  const { items } = await client.list('articles', { limit: 3 });
  expect(items.map((article) => article.slug)).toEqual([
    'panen-raya-10',
    'ujian-10',
    'panen-raya-9',
  ]);
});

test('an article is found by its slug, and an unknown slug is null', async () => {
  const { client } = provider(json(articles), { profile: 'plain' });
  expect((await client.articleBySlug('panen-raya-9'))?.id).toBe('18');
  expect(await client.articleBySlug('tidak-ada')).toBeNull();
  expect(await client.articleBySlug('')).toBeNull();
});

test('full asks for the one article', async () => {
  const answer = json([{ id: 3, title: 'Panen', slug: 'panen', content: 'Isi' }]);
  const { client, requests } = provider(answer);
  expect((await client.articleBySlug('panen'))?.content).toBe('Isi');
  expect(requests[0]?.url).toBe(`${apiUrl}/articles.php?slug=panen`);
  expect(await client.articleBySlug('a&b=c')).toBeNull();
  expect(requests[1]?.url).toBe(`${apiUrl}/articles.php?slug=a%26b%3Dc`);
});

test('full: the one that has left a slug answers there, with the slug it has now', async () => {
  const moved = json([{ id: 3, title: 'Madu', slug: 'panen-madu' }], {
    headers: { 'X-Total-Count': '1' },
  });
  expect((await provider(moved).client.articleBySlug('panen'))?.slug).toBe('panen-madu');
  const plain = provider(moved, { profile: 'plain' });
  expect(await plain.client.articleBySlug('panen')).toBeNull();
});

test('[P05] an announcement is read by an opaque id', async () => {
  const answer = json({ id: 'a/b', title: 'Libur', pdf_bytes: '2048', pdf_url: null });
  const { client, requests } = provider(answer, { profile: 'plain' });
  expect(await client.item('announcements', 'a/b')).toMatchObject({
    ...{ id: 'a/b', title: 'Libur', pdf_url: '', pdf_bytes: 2048 },
  });
  expect(requests[0]?.url).toBe(`${apiUrl}/announcements.php/a%2Fb`);
});

test('an item is read by its id; under plain it is found in the list, an announcement excepted', async () => {
  const list = [{ id: 'a/b', title: 'Panen' }];
  const full = provider(json(list[0]));
  expect((await full.client.item('gallery', 'a/b')).title).toBe('Panen');
  expect(full.requests[0]?.url).toBe(`${apiUrl}/gallery_items.php/a%2Fb`);
  const plain = provider(json(list), { profile: 'plain' });
  expect(await plain.client.item('articles', 'a/b')).toMatchObject({ slug: 'panen' });
  const missing = { message: 'Artikel tidak ditemukan.', status: 404 };
  await expect(plain.client.item('articles', 'a')).rejects.toMatchObject(missing);
  expect(plain.requests.map(({ url }) => url)).toEqual(Array(2).fill(`${apiUrl}/articles.php`));
});

test('categories are asked for under full and counted under plain', async () => {
  const full = provider(json(['Kegiatan', 'Opini']));
  expect(await full.client.categories('articles')).toEqual(['Kegiatan', 'Opini']);
  expect(full.requests[0]?.url).toBe(`${apiUrl}/articles.php/categories`);
  expect(await provider(json({ rusak: 1 })).client.categories('gallery')).toEqual([]);
  const list = ['Asrama', 'Sawah', 'sawah'].map((category, id) => ({ id, category }));
  const plain = provider(json(list), { profile: 'plain' });
  expect(await plain.client.categories('gallery')).toEqual(['Sawah', 'Asrama']);
  expect(plain.requests[0]?.url).toBe(`${apiUrl}/gallery_items.php`);
});

test('full asks for a sorted page, plain sorts the list', async () => {
  const list = ['b', 'a', 'c'].map((title, id) => ({ id, title }));
  const full = provider(json(list.slice(0, 1), { headers: { 'X-Total-Count': '3' } }));
  await full.client.list('gallery', { sort: '-title', limit: 1 });
  expect(full.requests[0]?.url).toBe(`${apiUrl}/gallery_items.php?sort=-title&limit=1`);
  const plain = provider(json(list), { profile: 'plain' });
  const { items, total } = await plain.client.list('gallery', { sort: '-title', limit: 2 });
  expect([items.map(({ title }) => title), total]).toEqual([['c', 'b'], 3]);
});
