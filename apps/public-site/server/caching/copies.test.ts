import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { type TestApi, testApi } from '@pesantren/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, portOf, startSite as startSiteOf, stop } from '../testing/start-site.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

const agent = new Agent({ keepAlive: true, maxSockets: 50, rejectUnauthorized: false });

let api: TestApi;
let provider: Server;
let site: Server;
let nginx: { stop: () => Promise<void> };
const ports = { http: 0, https: 0, site: 0, admin: 0, api: 0 };
type Scripts = { startNginx: (to: typeof ports) => Promise<typeof nginx> };

beforeAll(async () => {
  api = await testApi();
  for (const name of ['http', 'https', 'site', 'admin', 'api'] as const) {
    const server = await listen(createServer(), 0);
    ports[name] = portOf(server);
    await stop(server);
  }
  provider = await startProvider();
  site = await startSite();
  // The scripts belong to no package: theirs is no import of an app.
  const { startNginx }: Scripts = await import(
    join(import.meta.dirname, '../../../../scripts/nginx.ts')
  );
  nginx = await startNginx(ports);
});

afterAll(async () => {
  agent.destroy();
  await Promise.all([nginx?.stop(), stop(site), stop(provider)]);
  await api?.stop();
});

function startProvider(): Promise<Server> {
  return listen(createServer(getRequestListener((asked) => api.fetch(asked))), ports.api);
}

/** The site, with nothing kept. */
function startSite(): Promise<Server> {
  const apiUrl = `http://127.0.0.1:${ports.api}/api`;
  return startSiteOf({ apiUrl, apiKey: api.key, port: ports.site });
}

type Answer = { status: number | undefined; text: string };

/** Asks nginx, as a visitor of an address. */
async function visit(path: string, encoding: Encoding = 'br', from = '203.0.113.1') {
  const host = 'www.sekolah.sch.id';
  const headers = { host, 'accept-encoding': encoding, 'x-test-address': from };
  const place = { host: '127.0.0.1', port: ports.https, servername: host, agent };
  const call = request({ ...place, path, headers }).end();
  return read((await once(call, 'response'))[0]);
}

async function read(answer: IncomingMessage): Promise<Answer> {
  const body = await buffer(answer);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
    String(answer.headers['content-encoding'])
  ];
  return { status: answer.statusCode, text: String(unpack ? unpack(body) : body) };
}

/** Asks the site itself. */
async function straight(path: string, encoding: Encoding) {
  const answer = await fetch(`http://127.0.0.1:${ports.site}${path}`, {
    headers: { 'Accept-Encoding': encoding },
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
}

/** Changes an item as the admin does. */
async function change(method: string, path: string, body: object = {}): Promise<void> {
  const url = `${api.url}${path}`;
  const headers = { 'Content-Type': 'application/json', 'If-Match': '*' };
  const init = { method, headers, body: JSON.stringify(body) };
  const answer = await api.fetch(api.asAdmin(new Request(url, init)));
  expect(answer.ok, `${method} ${path} ${await answer.clone().text()}`).toBe(true);
}

/** Each item by what its old words are, and what becomes of it. */
const acts = {
  Delima: (id: string) => change('DELETE', `/articles.php/${id}`),
  Kurma: (id: string) => change('POST', `/articles.php/${id}/withdraw`),
  Zaitun: (id: string) => api.rename(id, 'Tin'),
  Anggur: (id: string) =>
    change('PUT', `/articles.php/${id}`, {
      ...{ title: 'Anggur', content: 'Isi.', category: 'Opini', author: 'A' },
      expire_at: new Date(Date.now() + 1_000).toISOString(),
    }),
  Madu: (id: string) =>
    change('PUT', `/articles.php/${id}`, {
      ...{ title: 'Madu', content: 'Betul.', excerpt: 'Betul.', category: 'Opini', author: 'A' },
    }),
};
const old = /Delima|Kurma|Zaitun|Keliru|Anggur/;
const lists = ['/', '/artikel?kategori=Opini', '/feed.xml', '/sitemap.xml'];

test('[F-73] what was seen to be gone, moved or corrected is seen no more: provider away, site away, flood, restart', async () => {
  const cards: string[] = [];
  const ids: Record<string, string> = {};
  for (const title of Object.keys(acts)) {
    const content = title === 'Madu' ? 'Keliru.' : 'Isi.';
    const item = { title, content, excerpt: content, category: 'Opini' };
    ids[title] = (await api.create('articles', item)).id;
  }
  const items = Object.keys(acts).map((title) => `/artikel/${title.toLowerCase()}`);
  const everywhere = [
    ...items.flatMap((path) => encodings.map((encoding) => [path, encoding] as const)),
    ...lists.flatMap((path) => [[path, 'br'] as const, [path, 'gzip'] as const]),
  ];
  for (const visited of everywhere) expect((await visit(...visited)).status).toBe(200);
  for (const path of items) {
    const [, card = ''] = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(
      (await visit(path)).text,
    ) as RegExpExecArray;
    expect((await visit(card)).status).toBe(200);
    cards.push(card);
  }

  for (const [title, act] of Object.entries(acts)) await act(ids[title] ?? '');
  // A visitor sees it of each item, in one of three encodings, and looks at no list.
  for (const path of items) {
    await expect.poll(async () => (await visit(path)).text).not.toMatch(old);
  }

  await stop(provider);
  for (const visited of everywhere) {
    expect((await straight(...visited)).text, visited.join()).not.toMatch(old);
  }
  // For two seconds a card counts as new.
  for (const card of cards) {
    const status = async () => (await straight(card, 'br')).status;
    await expect.poll(status, { message: card }).not.toBe(200);
  }
  // What was corrected last stands, in its new words.
  expect((await straight('/artikel/madu', 'br')).text).toContain('Betul.');

  provider = await startProvider();
  for (const visited of everywhere) {
    const message = visited.join();
    await expect.poll(async () => (await visit(...visited)).text, { message }).not.toMatch(old);
  }
  expect((await visit('/artikel/zaitun')).status).toBe(301);
  for (const card of cards) {
    await expect.poll(async () => (await visit(card)).status, { message: card }).not.toBe(200);
  }

  const flood = Array.from({ length: 800 }, () => visit(items[0] ?? '', 'br', '203.0.113.9'));
  for (const { text } of await Promise.all(flood)) expect(text).not.toMatch(old);

  for (const path of ['/artikel/madu', '/']) await visit(path);
  await stop(site);
  // The corrected one and the lists are there meanwhile.
  for (const path of ['/artikel/madu', '/']) expect((await visit(path)).text).toContain('Betul.');
  await expectNothingOld();

  // With nothing kept, and nobody to ask.
  await stop(provider);
  site = await startSite();
  await expectNothingOld();

  async function expectNothingOld(): Promise<void> {
    for (const visited of everywhere) {
      expect((await visit(...visited)).text, visited.join()).not.toMatch(old);
    }
    for (const card of cards) expect((await visit(card)).status, card).not.toBe(200);
  }
});
