import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyOf, read, write } from '../../testing/requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.stop());

const article = { title: 'Panen raya', content: 'Isi' };

test('the total of a list is right after every change', async () => {
  for (const category of ['Kegiatan', 'KEGIATAN', 'Opini'])
    await api.create('articles', { category });
  expect(await totals()).toEqual([3, 2, 1]);
  await write(api, 'PUT', '/articles.php/1', { ...article, category: 'opini' });
  expect(await totals()).toEqual([3, 1, 2]);
  await write(api, 'DELETE', '/articles.php/1');
  await write(api, 'DELETE', '/articles.php/1');
  expect(await totals()).toEqual([2, 1, 1]);
  await write(api, 'POST', '/articles.php/1/restore');
  await write(api, 'POST', '/articles.php/1/restore');
  expect(await totals()).toEqual([3, 1, 2]);
});

test('a whole list is answered bit by bit, and is the parts of it one after another', async () => {
  await fill(450);
  const whole = await read(api, '/gallery_items.php');
  expect(whole.headers.get('X-Total-Count')).toBe('450');
  const items = await bodyOf<{ id: number }[]>(whole);
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, n) => 450 - n));
  const part = await bodyOf(read(api, '/gallery_items.php?limit=24&offset=190'));
  expect(items.slice(190, 214)).toEqual(part);
  expect(await bodyOf<[]>(read(api, '/gallery_items.php?offset=440'))).toHaveLength(10);
});

test('[L11] a list that is looked up in several steps is whole and in order, dated or not', async () => {
  const facts = { created_at: 'x', updated_at: 'x', prestasi: 'Juara', tanggal: '' };
  const day = (n: number) => new Date(Date.UTC(2020, 0, 1 + (n % 30))).toISOString();
  const rows = Array.from({ length: 5_000 }, (_, n) => ({
    ...facts,
    happened_at: n % 2 === 0 ? day(n) : null,
  }));
  await api.deps.db.insertInto('prestasi').values(rows).execute();
  const items = await bodyOf<{ id: number; happened_at: string | null }[]>(
    read(api, '/prestasi.php'),
  );
  const inOrder = rows
    .map(({ happened_at }, n) => ({ id: n + 1, at: happened_at ?? '' }))
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
  expect(items.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  const rest = await bodyOf<{ id: number }[]>(read(api, '/prestasi.php?offset=2100'));
  expect(rest.map(({ id }) => id)).toEqual(inOrder.slice(2_100).map(({ id }) => id));
});

test('what changes while a whole list is on its way breaks nothing', async () => {
  await fill(450);
  const response = await read(api, '/gallery_items.php');
  const reader = response.body?.getReader();
  let text = new TextDecoder().decode((await reader?.read())?.value);
  await api.deps.db.deleteFrom('gallery').where('id', '<', 100).execute();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  const items: { id: number }[] = JSON.parse(text);
  expect(items[0]?.id).toBe(450);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('a whole list that is known is a 304, until anything in it is another', async () => {
  await api.create('articles');
  const tags = [await tag()];
  const changes: [string, string, object?][] = [
    ['PUT', '/articles.php/1', article],
    ['DELETE', '/articles.php/1'],
    ['POST', '/articles.php/1/restore'],
    ['POST', '/articles.php', article],
  ];
  for (const [method, path, body] of changes) {
    const again = await write(api, 'GET', '/articles.php', undefined, {
      'If-None-Match': tags.at(-1) ?? '',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await write(api, method, path, body);
    tags.push(await tag());
  }
  expect(new Set(tags).size).toBe(tags.length);
  expect(await tag('?category=opini')).not.toBe(tags.at(-1));
});

test('a part that was answered before is answered anew once anything in the list is another', async () => {
  await api.create('articles', { title: 'Pertama' });
  const path = '/articles.php?limit=24&fields=summary';
  const titles = async () =>
    (await bodyOf<{ title: string }[]>(read(api, path))).map(({ title }) => title);
  expect([await titles(), await titles()]).toEqual([['Pertama'], ['Pertama']]);
  await write(api, 'PUT', '/articles.php/1', article);
  expect(await titles()).toEqual([article.title]);
  await api.deps.db.updateTable('articles').set({ title: 'Dengan tangan' }).execute();
  expect(await titles()).toEqual(['Dengan tangan']);
  await write(api, 'DELETE', '/articles.php/1');
  expect(await titles()).toEqual([]);
});

async function totals(): Promise<number[]> {
  const queries = ['', '&category=kegiatan', '&category=Opini'];
  const answers = queries.map((query) => read(api, `/articles.php?limit=1${query}`));
  return (await Promise.all(answers)).map(({ headers }) => Number(headers.get('X-Total-Count')));
}

async function tag(query = ''): Promise<string> {
  return (await read(api, `/articles.php${query}`)).headers.get('ETag') ?? '';
}

async function fill(count: number): Promise<void> {
  const facts = { created_at: 'x', updated_at: 'x', category: 'Asrama', category_key: 'asrama' };
  const rows = Array.from({ length: count }, (_, n) => ({
    ...facts,
    title: `${n}`,
    image: '/a.jpg',
  }));
  await api.deps.db.insertInto('gallery').values(rows).execute();
}
