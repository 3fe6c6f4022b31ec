import { beforeEach, describe, expect, test } from 'vitest';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../testing/requests.ts';

const api = apiForEachTest();

const article = { title: 'Panen raya', content: 'Isi' };

test('a list’s total is right after every change', async () => {
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

test('a whole list is streamed and equals its pages one after another', async () => {
  await fill(450);
  const whole = await read(api, '/gallery_items.php');
  expect(whole.headers.get('X-Total-Count')).toBe('450');
  const items = await bodyOf<{ id: number }[]>(whole);
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, n) => 450 - n));
  const part = await bodyOf(read(api, '/gallery_items.php?limit=24&offset=190'));
  expect(items.slice(190, 214)).toEqual(part);
  expect(await bodyOf<[]>(read(api, '/gallery_items.php?offset=440'))).toHaveLength(10);
});

test('[L11] a list of several cursor queries is complete and in order, dated or not', async () => {
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
  // Of what is dated, past the middle, and the last one: some are read from the end.
  for (const offset of [1_000, 2_495, 2_500, 4_990, 5_000]) {
    const page = await read(api, `/prestasi.php?limit=24&offset=${offset}`);
    expect(page.headers.get('X-Total-Count')).toBe('5000');
    expect((await bodyOf<{ id: number }[]>(page)).map(({ id }) => id)).toEqual(
      inOrder.slice(offset, offset + 24).map(({ id }) => id),
    );
  }
});

test('changes while a whole list is streamed break nothing', async () => {
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

test('a whole list with a matching ETag is a 304 until an item changes', async () => {
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

test('[D11] a page is read anew once an item of the list has changed', async () => {
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

describe('[F-09]', () => {
  // Noon in WIB: tomorrow begins at 17.00 UTC.
  let now = new Date('2026-11-22T05:00:00Z');
  beforeEach(() => {
    now = new Date('2026-11-22T05:00:00Z');
  });
  const api = apiForEachTest({ now: () => now });
  const titles = async (path: string) =>
    (await bodyOf<{ title: string }[]>(read(api, path))).map(({ title }) => title);

  test('an article of a later day comes last until its day, in the whole list and in pages', async () => {
    const dates = ['1 Januari 2030', '23 November 2026', '22 November 2026', '', '2 Mei 2026'];
    for (const date of dates) await api.create('articles', { title: date || 'tanpa', date });
    const inOrder = [
      'tanpa',
      '22 November 2026',
      '2 Mei 2026',
      '1 Januari 2030',
      '23 November 2026',
    ];
    expect(await titles('/articles.php')).toEqual(inOrder);
    for (let offset = 0; offset <= inOrder.length; offset += 1) {
      expect(await titles(`/articles.php?limit=2&offset=${offset}`)).toEqual(
        inOrder.slice(offset, offset + 2),
      );
      expect(await titles(`/articles.php?offset=${offset}`)).toEqual(inOrder.slice(offset));
    }
    expect(await titles('/articles.php?q=2026&limit=9')).toEqual(
      inOrder.filter((d) => /2026/.test(d)),
    );
    now = new Date('2026-11-22T17:00:00Z');
    expect((await titles('/articles.php?limit=2'))[0]).toBe('23 November 2026');
    expect((await titles('/articles.php'))[0]).toBe('23 November 2026');
  });

  test('a list’s ETag changes at midnight', async () => {
    await api.create('articles', { date: '23 November 2026' });
    await api.create('articles', { date: '1 Mei 2026' });
    const etag = async () => (await read(api, '/articles.php')).headers.get('ETag');
    const before = await etag();
    now = new Date('2026-11-22T16:59:59Z');
    expect(await etag()).toBe(before);
    now = new Date('2026-11-22T17:00:00Z');
    expect(await etag()).not.toBe(before);
  });

  test('a long list with later days is complete and in order', async () => {
    const facts = { ...article, created_at: 'x', updated_at: 'x', date: '', author: '' };
    const more = { excerpt: '', category: '', read_time: '', image: '', image_alt: '' };
    const rows = Array.from({ length: 5_000 }, (_, n) => ({
      ...facts,
      ...more,
      slug: `a-${n}`,
      published_at: new Date(Date.UTC(n % 2 ? 2030 : 2020, 0, 1 + (n % 30))).toISOString(),
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await api.deps.db
        .insertInto('articles')
        .values(rows.slice(from, from + 1_000))
        .execute();
    const inOrder = rows
      .map(({ published_at: at }, n) => ({ id: n + 1, at, later: at > '2027' }))
      .toSorted(
        (a, b) => Number(a.later) - Number(b.later) || b.at.localeCompare(a.at) || b.id - a.id,
      )
      .map(({ id }) => id);
    const ids = async (path: string) =>
      (await bodyOf<{ id: number }[]>(read(api, path))).map(({ id }) => id);
    expect(await ids('/articles.php?fields=summary')).toEqual(inOrder);
    expect(await ids('/articles.php?fields=summary&offset=2600')).toEqual(inOrder.slice(2_600));
  });

  test('an announcement without a readable date comes last', async () => {
    for (const date of ['', 'besok', '1 Mei 2026', '30 November 2026'])
      await api.create('announcements', { title: date || 'tanpa', date });
    const inOrder = ['30 November 2026', '1 Mei 2026', 'besok', 'tanpa'];
    expect(await titles('/announcements.php')).toEqual(inOrder);
    expect(await titles('/announcements.php?limit=2&offset=1')).toEqual(inOrder.slice(1, 3));
    const undated = { title: 'tanggalnya dihapus', content: 'Isi', date: '' };
    await write(api, 'PUT', '/announcements.php/4', undated);
    expect((await titles('/announcements.php'))[0]).toBe('1 Mei 2026');
  });
});
