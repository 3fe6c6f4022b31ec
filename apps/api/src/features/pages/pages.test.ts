import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportItems, importItems } from '../../cli/export-import.ts';
import { silentTerminal } from '../../cli/terminal.ts';
import { migrate } from '../../db/migrate.ts';
import { samplePages } from '../../seed/sample-pages.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

let clock = Date.parse('2026-11-21T03:00:00.000Z');
const api = apiForEachTest({ now: () => new Date(clock) });

type Sent = { title: string; slug: string; order: number; published: boolean };

const input = { title: 'Jadwal harian', content: 'Bangun.', order: 10, in_footer: true };

/** What a session sees of a list. */
const asAdmin = (query = '') => bodyOf<Sent[]>(write(api, 'GET', `/pages.php${query}`));
const titles = async (query = '') =>
  (await bodyOf<Sent[]>(read(api, `/pages.php${query}`))).map(({ title }) => title);

/** Creates a page as a form would that sends no more than it must. */
const add = (fields: object) =>
  bodyOf<Sent & { id: number; published_at: string }>(
    write(api, 'POST', '/pages.php', { content: 'Isi.', ...fields }),
  );

test('[W-01] creates, reads, updates and deletes a page', async () => {
  const created = await write(api, 'POST', '/pages.php', input);
  expect([created.status, created.headers.get('Location')]).toEqual([201, '/api/pages.php/1']);
  const at = new Date(clock).toISOString();
  const item = {
    ...{ id: 1, ...input, slug: 'jadwal-harian', published: true },
    ...{ published_at: at, updated_at: at, version: 1 },
  };
  expect(await created.json()).toEqual(item);
  expect(await (await read(api, '/pages.php/1')).json()).toEqual(item);
  const changed = await write(api, 'PUT', '/pages.php/1', { ...input, title: 'Jam asrama' });
  expect(await changed.json()).toEqual({ ...item, title: 'Jam asrama', version: 2 });
  expect((await write(api, 'DELETE', '/pages.php/1')).status).toBe(204);
  expect((await read(api, '/pages.php/1')).status).toBe(404);
});

test('[W-01] the slug stays when the title changes; equal ones are numbered, deleted ones kept', async () => {
  for (const _ of [1, 2]) await add({ title: 'Privasi' });
  await write(api, 'DELETE', '/pages.php/2');
  expect(await add({ title: 'PRIVASI!' })).toMatchObject({ slug: 'privasi-3' });
  expect(await add({ title: 'الخصوصية' })).toMatchObject({ slug: 'halaman' });
  const sent = { ...input, title: 'Data Anda', slug: 'lain' };
  await write(api, 'PUT', '/pages.php/1', sent);
  expect(await titles('?slug=privasi')).toEqual(['Data Anda']);
  expect(await titles('?slug=data-anda')).toEqual([]);
});

test('[W-01] the slug of a draft follows its title until the page is seen', async () => {
  const draft = await add({ title: 'Atur', state: 'draft' } as object);
  expect(draft).toMatchObject({ slug: 'atur' });
  const body = { ...input, title: 'Aturan kunjungan', state: 'published' };
  const published = await bodyOf<Sent>(write(api, 'PUT', `/pages.php/${draft.id}`, body));
  expect(published).toMatchObject({ slug: 'aturan-kunjungan' });
  const other = { ...body, title: 'Kunjungan' };
  expect(await bodyOf(write(api, 'PUT', `/pages.php/${draft.id}`, other))).toMatchObject({
    slug: 'aturan-kunjungan',
  });
});

test('[W-01] pages come in their order; one without an order comes last and keeps its place', async () => {
  await add({ title: 'Dua', order: 20 });
  await add({ title: 'Satu', order: 10 });
  const last = await add({ title: 'Akhir' });
  expect(last.order).toBe(30);
  expect(await titles()).toEqual(['Satu', 'Dua', 'Akhir']);
  expect(await titles('?limit=2&offset=1')).toEqual(['Dua', 'Akhir']);
  expect(await titles('?sort=-order')).toEqual(['Akhir', 'Dua', 'Satu']);
  const { order, ...rest } = input;
  const changed = await bodyOf<Sent>(write(api, 'PUT', `/pages.php/${last.id}`, rest));
  expect(changed.order).toBe(30);
  await add({ title: 'Penuh', order: 9999 });
  expect((await add({ title: 'Sesudahnya' })).order).toBe(9999);
});

test('[W-02] what is not published only a session sees, by every way to a list and by id', async () => {
  await add({ title: 'Umum', in_footer: true });
  const hidden = { title: 'Rahasia', content: 'Isi rahasia.', published: false };
  await add(hidden);
  for (const query of ['', '?limit=10', '?limit=10&offset=0&fields=summary', '?sort=title']) {
    const list = await read(api, `/pages.php${query}`);
    expect([list.headers.get('X-Total-Count'), await titles(query)], query).toEqual([
      '1',
      ['Umum'],
    ]);
    const own = await write(api, 'GET', `/pages.php${query}`);
    expect(own.headers.get('Cache-Control'), query).toBe('private, no-cache');
    expect(own.headers.get('X-Total-Count'), query).toBe('2');
    expect(own.headers.get('ETag'), query).not.toBe(list.headers.get('ETag'));
    expect(await own.json(), query).toHaveLength(2);
  }
  for (const query of ['?q=rahasia', '?q=ra', '?slug=rahasia']) {
    expect(await titles(query), query).toEqual([]);
    expect(await asAdmin(query), query).toMatchObject([{ title: 'Rahasia', published: false }]);
  }
  const [never, unpublished] = [await read(api, '/pages.php/99'), await read(api, '/pages.php/2')];
  expect([unpublished.status, await unpublished.text()]).toEqual([404, await never.text()]);
  expect((await write(api, 'GET', '/pages.php/2')).status).toBe(200);
  for (const Cookie of ['', '__Host-sid=palsu']) {
    const headers = { Cookie, 'If-None-Match': '"1"' };
    expect((await write(api, 'GET', '/pages.php/2', undefined, headers)).status).toBe(404);
  }
});

test('[W-02] a page that is taken back is gone at once, and back with its day', async () => {
  const page = await add(input);
  clock += 60_000;
  await write(api, 'PUT', '/pages.php/1', { ...input, published: false });
  expect(await titles()).toEqual([]);
  const again = await write(api, 'PUT', '/pages.php/1', { ...input, published: true });
  expect(await again.json()).toMatchObject({ published_at: page.published_at });
  expect(await titles()).toEqual(['Jadwal harian']);
});

test('[W-02] the restored page of a session is no page of everyone', async () => {
  await add({ ...input, published: false });
  await write(api, 'DELETE', '/pages.php/1');
  expect((await write(api, 'POST', '/pages.php/1/restore')).status).toBe(200);
  expect(await titles()).toEqual([]);
});

test('[W-01] what is no page is refused on its field', async () => {
  const refused = async (fields: object) =>
    (await bodyOf(write(api, 'POST', '/pages.php', { ...input, ...fields }))).errors;
  expect(await refused({ title: ' ' })).toEqual({ title: 'Judul wajib diisi.' });
  expect(await refused({ order: -1 })).toEqual({
    order: 'Urutan harus bilangan bulat 0 sampai 9.999.',
  });
  expect(await refused({ in_footer: 'mungkin' })).toEqual({
    in_footer: 'Kaki situs harus ya atau tidak.',
  });
  expect(await titles()).toEqual([]);
});

test('[X01] a hostile body is stored without what runs', async () => {
  const content = '<h2>Apa?</h2><script>1</script><p onclick="1">Ini.</p><iframe src="x"></iframe>';
  await add({ title: 'Jahat', content });
  const [page] = await bodyOf<{ content: string }[]>(read(api, '/pages.php'));
  expect(page?.content).toBe('<h2>Apa?</h2><p>Ini.</p>');
});

test('[W-07] the sample pages are six, each of them found at the address that others link to', async () => {
  for (const page of samplePages) await add(page);
  const pages = await bodyOf<{ slug: string; content: string }[]>(read(api, '/pages.php'));
  expect(pages).toHaveLength(6);
  const linked = pages.flatMap(({ content }) => [...content.matchAll(/"\/halaman\/([^"]+)"/g)]);
  expect(linked.length).toBeGreaterThan(0);
  const slugs = pages.map(({ slug }) => slug);
  for (const [, slug] of linked) expect(slugs).toContain(slug);
});

test('[W-02] exported pages come back as they were, unpublished ones hidden as before', async () => {
  await add(input);
  await add({ title: 'Rahasia', published: false });
  const file = join(api.folder, 'pages.json');
  await exportItems(api.deps, file, silentTerminal);
  const { db } = await openTestDatabase();
  await migrate(db);
  await importItems({ ...api.deps, db }, file, silentTerminal);
  const rows = (of: typeof db) => of.selectFrom('pages').selectAll().orderBy('id').execute();
  expect(await rows(db)).toEqual(await rows(api.deps.db));
});
