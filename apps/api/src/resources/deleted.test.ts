import { resourceNames, resources } from '@pesantren/api-client/resources';
import { expect, test } from 'vitest';
import { cleanUp } from '../jobs/cleanup-job.ts';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../testing/requests.ts';

const day = 86_400_000;
let clock = Date.parse('2026-11-21T03:00:00Z');
const api = apiForEachTest({ now: () => new Date(clock) });

test.each(resourceNames)(
  '[Z10] %s: a deleted item gets the same 404 as an unknown one',
  async (name) => {
    const { path } = resources[name];
    await api.create(name);
    const input = await bodyOf<object>(read(api, `${path}/1`));
    await write(api, 'DELETE', `${path}/1`);
    for (const [method, body] of [['GET'], ['PUT', input], ['DELETE']] as const) {
      const gone = await write(api, method, `${path}/1`, body);
      const never = await write(api, method, `${path}/99`, body);
      expect([gone.status, never.status]).toEqual([404, 404]);
      expect(await gone.text()).toBe(await never.text());
    }
    const list = await read(api, path);
    expect([list.headers.get('X-Total-Count'), await list.json()]).toEqual(['0', []]);
  },
);

test('[Z10] a deleted article is not found by slug, search or category', async () => {
  await api.create('articles', { title: 'Panen', category: 'Kegiatan' });
  await write(api, 'DELETE', '/articles.php/1');
  for (const query of ['?slug=panen', '?q=panen', '?category=kegiatan', '?limit=5']) {
    expect(await bodyOf(read(api, `/articles.php${query}`))).toEqual([]);
  }
});

test.each(resourceNames)('%s: restore brings an item back exactly as it was', async (name) => {
  const { path } = resources[name];
  await api.create(name);
  const before = await (await read(api, `${path}/1`)).json();
  clock += 1000;
  await write(api, 'DELETE', `${path}/1`);
  for (const _ of ['Urungkan', 'Urungkan']) {
    const restored = await write(api, 'POST', `${path}/1/restore`);
    expect([restored.status, restored.headers.get('ETag')]).toEqual([200, '"1"']);
    expect(await restored.json()).toEqual(before);
  }
  expect(await (await read(api, path)).json()).toEqual([before]);
  expect((await write(api, 'POST', `${path}/99/restore`)).status).toBe(404);
});

test('[D11] a second delete is a 404, and saving a deleted item does not restore it', async () => {
  const { content, title } = await api.create('articles');
  const change = { content, title: `${title} baru` };
  const [removal, again] = await Promise.all([
    write(api, 'DELETE', '/articles.php/1'),
    write(api, 'DELETE', '/articles.php/1'),
    write(api, 'PUT', '/articles.php/1', change),
  ]);
  // Either may be the first where several connections write.
  expect([removal?.status, again?.status].toSorted()).toEqual([204, 404]);
  expect((await read(api, '/articles.php/1')).status).toBe(404);
});

test('[D11] concurrent restores and deletes leave consistent totals', async () => {
  await api.create('gallery');
  await write(api, 'DELETE', '/gallery_items.php/1');
  const restore = () => write(api, 'POST', '/gallery_items.php/1/restore');
  const two = await Promise.all([restore(), restore()]);
  expect(two.map(({ status }) => status)).toEqual([200, 200]);
  const remove = () => write(api, 'DELETE', '/gallery_items.php/1');
  const mixed = await Promise.all([remove(), restore(), remove(), restore(), remove()]);
  for (const { status } of mixed) expect([200, 204, 404]).toContain(status);
  const { status } = await read(api, '/gallery_items.php/1');
  const there = status === 200 ? 1 : 0;
  const list = await read(api, '/gallery_items.php');
  expect(await list.json()).toHaveLength(there);
  expect(list.headers.get('X-Total-Count')).toBe(String(there));
});

test('a session lists deleted items, the last one first, for 30 days', async () => {
  for (const title of ['A', 'B', 'C']) await api.create('gallery', { title });
  for (const id of [2, 1]) {
    clock += 60_000;
    await write(api, 'DELETE', `/gallery_items.php/${id}`);
  }
  const first = await write(api, 'GET', '/gallery_items.php?deleted=true');
  expect(first.headers.get('Cache-Control')).toBe('no-store');
  const items = await bodyOf<{ id: number; deleted_at: string }[]>(first);
  expect(items.map(({ id }) => id)).toEqual([1, 2]);
  expect(items[0]?.deleted_at).toBe(new Date(clock).toISOString());
  const part = await write(api, 'GET', '/gallery_items.php?deleted=true&limit=1&offset=1');
  expect(part.headers.get('X-Total-Count')).toBe('2');
  expect(await part.json()).toMatchObject([{ id: 2 }]);
  const anyone = await read(api, '/gallery_items.php?deleted=true');
  expect([anyone.status, (await bodyOf(anyone)).code]).toEqual([401, 'no-session']);
});

test('after 30 days a deleted item is purged; until then its slug stays reserved', async () => {
  const title = 'Panen raya';
  await api.create('articles', { title });
  await write(api, 'DELETE', '/articles.php/1');
  expect((await api.create('articles', { title })).slug).toBe('panen-raya-2');
  clock += 30 * day - 1;
  await cleanUp(api.deps);
  expect((await rows()).map(({ slug }) => slug)).toEqual(['panen-raya', 'panen-raya-2']);
  clock += 1;
  await cleanUp(api.deps);
  expect((await rows()).map(({ slug }) => slug)).toEqual(['panen-raya-2']);
});

function rows() {
  return api.deps.db.selectFrom('articles').select('slug').orderBy('id').execute();
}
