import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { faultyProxy } from '@pesantren/api/faulty-proxy';
import { type TestApi, testApi } from '@pesantren/api/testing';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listen, portOf, startSite, stop } from '../testing/start-site.ts';

let api: TestApi;
let provider: Server;
let proxy: Awaited<ReturnType<typeof faultyProxy>>;
beforeEach(async () => {
  api = await testApi();
  provider = await listen(createServer(getRequestListener((asked) => api.fetch(asked))));
  proxy = await faultyProxy({ host: '127.0.0.1', port: portOf(provider) });
});
afterEach(async () => {
  await Promise.all([proxy?.stop(), stop(provider)]);
  await api?.stop();
});

/** Milliseconds in place of 5 and 7 s where nothing is answered. */
const short = { patience: 1_000, deadline: 2_000 };

/** Starts a site with nothing kept. @returns how to ask it, and how to make what it keeps old. */
async function siteOf(deadlines: { patience?: number; deadline?: number }) {
  let passed = 0;
  const apiUrl = `http://127.0.0.1:${proxy.port}/api`;
  const now = () => performance.now() + passed;
  const server = await startSite({ apiUrl, apiKey: api.key, now, ...deadlines });
  onTestFinished(() => stop(server));
  return {
    async ask(path: string) {
      const url = `http://127.0.0.1:${portOf(server)}${path}`;
      const answer = await fetch(url, { redirect: 'manual' });
      return { status: answer.status, text: await answer.text() };
    },
    growOld: () => {
      passed += 600_000;
    },
  };
}

type Site = Awaited<ReturnType<typeof siteOf>>;

/** Changes an item as the admin does, who reaches the provider on a way of their own. */
async function change(method: string, path: string, body: object = {}): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'If-Match': '*' };
  const init = { method, headers, body: JSON.stringify(body) };
  const answer = await api.fetch(api.asAdmin(new Request(api.url + path, init)));
  expect(answer.ok, `${method} ${path} ${await answer.clone().text()}`).toBe(true);
}

const article = { content: 'Isi.', category: 'Opini', author: 'A' };

/** Each item by what its old words are, and what becomes of it. */
const acts: Record<string, { create: object; act: (id: string) => Promise<void> }> = {
  Delima: { create: article, act: (id) => change('DELETE', `/articles.php/${id}`) },
  Kurma: { create: article, act: (id) => change('POST', `/articles.php/${id}/withdraw`) },
  Zaitun: {
    create: article,
    act: (id) => change('PUT', `/articles.php/${id}`, { ...article, title: 'Tin' }),
  },
  Madu: {
    create: { ...article, excerpt: 'Keliru.' },
    act: (id) =>
      change('PUT', `/articles.php/${id}`, { ...article, title: 'Madu', excerpt: 'Betul.' }),
  },
};
const old = /Delima|Kurma|Zaitun|Keliru/;
const lists = ['/', '/artikel', '/artikel?kategori=Opini', '/feed.xml', '/sitemap.xml'];

/** Looks at each path of each site at once. */
async function eachOf(
  sites: readonly Site[],
  paths: readonly string[],
  look: (site: Site, path: string) => Promise<void>,
): Promise<void> {
  await Promise.all(sites.flatMap((site) => paths.map((path) => look(site, path))));
}

/** A card is asked for until it counts as old, two seconds after it was drawn. */
async function expectNothingOld({ ask }: Site, path: string): Promise<void> {
  expect((await ask(path)).text, path).not.toMatch(old);
  if (!path.startsWith('/og/')) return;
  await expect.poll(async () => (await ask(path)).status, { message: path }).not.toBe(200);
}

test.each(['silent', 'slow', 'wrong', 'refusing'] as const)(
  '[F-73] the provider is %s first, an item goes meanwhile, and one look at it when all is well is enough',
  async (behaviour) => {
    const ids: Record<string, string> = {};
    for (const [title, { create }] of Object.entries(acts)) {
      ids[title] = (await api.create('articles', { title, ...create })).id;
    }
    const items = Object.keys(acts).map((title) => `/artikel/${title.toLowerCase()}`);
    const deadlines = behaviour === 'silent' ? short : {};
    // Of one the items themselves have never been opened.
    const [site, ofLists] = [await siteOf(deadlines), await siteOf(deadlines)];
    for (const path of lists) {
      for (const { ask } of [site, ofLists]) expect((await ask(path)).status, path).toBe(200);
    }
    const cards: string[] = [];
    for (const path of items) {
      const { status, text } = await site.ask(path);
      expect(status, path).toBe(200);
      const [, card = ''] = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(text) ?? [];
      expect((await site.ask(card)).status, card).toBe(200);
      cards.push(card);
    }
    const everywhere = [...lists, ...items, ...cards];

    proxy.behave(behaviour);
    for (const [title, { act }] of Object.entries(acts)) await act(ids[title] ?? '');
    for (const each of [site, ofLists]) each.growOld();
    // What it cannot know it tells as before, or that it cannot tell.
    const meanwhile = await Promise.all(everywhere.map((path) => site.ask(path)));
    for (const { status } of meanwhile) expect([200, 301, 302, 404, 503]).toContain(status);

    proxy.behave('well');
    await eachOf([site, ofLists], items, async ({ ask }, path) =>
      expect.poll(async () => (await ask(path)).text, { message: path }).not.toMatch(old),
    );
    proxy.behave(behaviour);
    for (const each of [site, ofLists]) each.growOld();
    const restarted = await siteOf(deadlines);
    const all = [site, ofLists, restarted];
    await eachOf(all, everywhere, expectNothingOld);

    proxy.behave('well');
    await eachOf(all, lists, async ({ ask }, path) =>
      expect.poll(async () => (await ask(path)).status, { message: path }).toBe(200),
    );
    await eachOf(all, everywhere, expectNothingOld);
  },
);
