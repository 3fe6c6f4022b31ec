// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type TestApi, testApi } from '@pesantren/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, portOf, startSite, stop } from '../testing/start-site.ts';

const minute = 60_000;

let api: TestApi;
let provider: Server;
let site: Server;
let clock = 1;

beforeAll(async () => {
  api = await testApi();
  provider = await listen(createServer(getRequestListener((asked) => api.fetch(asked))));
  site = await startSite({
    apiUrl: `http://127.0.0.1:${portOf(provider)}/api`,
    ...{ apiKey: api.key, now: () => clock },
  });
});

afterAll(async () => {
  await Promise.all([stop(site), stop(provider)]);
  await api?.stop();
});

async function visit(path: string, scheme = '') {
  const headers = { Cookie: scheme && `skema=${scheme}` };
  const url = `http://127.0.0.1:${portOf(site)}${path}`;
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

async function change(method: string, path: string, body: object = {}): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'If-Match': '*' };
  const init = { method, headers, body: JSON.stringify(body) };
  const answer = await api.fetch(api.asAdmin(new Request(api.url + path, init)));
  expect(answer.ok, `${method} ${path} ${await answer.clone().text()}`).toBe(true);
}

const category = 'Opini';
const gone = /Kurma|Jadwal lama|Zaitun/;
/** What shows the items that are gone beside others, and what does not. */
const standing = [
  ...['/', '/artikel', '/pengumuman', '/profil', '/feed.xml', '/sitemap.xml'],
  ...['/artikel/delima', '/artikel/madu', '/pengumuman/1'],
  ...['/kontak', '/galeri', '/prestasi', '/data-siswa', '/bergabung'],
];

test('[F-73] [F-74] of what was read once all but what is gone stands while the provider is away, whatever else has changed', async () => {
  const ids: Record<string, string> = {};
  for (const title of ['Delima', 'Madu', 'Kurma', 'Zaitun']) {
    ids[title] = (await api.create('articles', { title, content: 'Isi.', category })).id;
  }
  await api.create('announcements', { title: 'Libur semester', content: 'Isi.' });
  const { id: old } = await api.create('announcements', { title: 'Jadwal lama', content: 'Isi.' });
  const moved = ['/artikel/zaitun', '/artikel/kurma', `/pengumuman/${old}`];
  const everywhere = [...standing, ...moved].flatMap((path) =>
    (path.endsWith('xml') ? [''] : ['', 'dark']).map((scheme) => [path, scheme] as const),
  );
  for (const visited of everywhere) {
    expect((await visit(...visited)).status, visited.join()).toBe(200);
  }

  // One is new, one has other words, one has moved, two are gone; a visitor sees each, in one scheme.
  await api.create('articles', { title: 'Nanas', content: 'Isi.', category });
  const words = { title: 'Madu', content: 'Betul.', category, author: 'A' };
  await change('PUT', `/articles.php/${ids.Madu}`, words);
  await change('POST', `/articles.php/${ids.Kurma}/withdraw`);
  await api.rename(ids.Zaitun ?? '', 'Tin');
  await change('DELETE', `/announcements.php/${old}`);
  const seen = async (path: string) => {
    clock += 3_000;
    return visit(path);
  };
  await expect.poll(async () => (await seen('/artikel/nanas')).status).toBe(200);
  await expect.poll(async () => (await seen('/artikel/madu')).text).toContain('Betul.');
  await expect.poll(async () => (await seen('/artikel/kurma')).status).toBe(404);
  await expect.poll(async () => (await seen('/artikel/zaitun')).status).toBe(301);
  await expect.poll(async () => (await seen(`/pengumuman/${old}`)).status).toBe(404);
  await expect.poll(async () => (await seen('/artikel')).text).toContain('Nanas');

  await stop(provider);
  clock += 10 * minute;
  for (const [path, scheme] of everywhere) {
    const { status, text } = await visit(path, scheme);
    expect([path, scheme, status === 200]).toEqual([path, scheme, !moved.includes(path)]);
    expect(text, path).not.toMatch(gone);
  }
  for (const scheme of ['', 'dark', 'light']) {
    expect((await visit('/artikel/madu', scheme)).text).toContain('Betul.');
  }
});
