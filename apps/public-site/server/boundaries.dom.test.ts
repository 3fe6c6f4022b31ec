import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { defaultFacts } from '@pesantren/content/default-facts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  api,
  provider,
  providerForEachTest,
  providerIsBack,
  saveFacts,
} from '../src/testing/site.tsx';
import { createPageCache } from './caching/page-cache.ts';
import { createFactsReader } from './facts-reader.ts';
import { withFeeds } from './feeds/render-feed.ts';
import { createMachineRoutes } from './machine-routes.ts';
import { createReader } from './reader.ts';
import { createRenderer } from './rendering/render.tsx';

providerForEachTest();

const hour = 3_600_000;
const made = Date.now();
const [ended, start] = [made + hour, made + 2 * hour];

/** What the titles of hidden items begin with, by why they are hidden. */
const words = { draft: 'Zaitun', scheduled: 'Kurma', expired: 'Delima' };

const resources = ['articles', 'announcements', 'gallery', 'pages'] as const;

let site: ReturnType<typeof openSite>;

/** What the site fetches and draws at the moment, in the background too. */
const running = new Set<Promise<unknown>>();

function noted<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  return (...args: Args): Promise<Result> => {
    const promise = work(...args);
    const end = () => running.delete(promise);
    running.add(promise);
    promise.then(end, end);
    return promise;
  };
}

/** A site with its cache, as it is served. */
function openSite() {
  const config = {
    apiUrl: api.url,
    apiKey: api.key,
    apiProfile: 'full',
    siteUrl: api.siteOrigin,
  } as const;
  const fetch = noted(serverFetch);
  const reader = createReader(config, fetch, 250);
  const readFacts = createFactsReader(config, fetch, 250, () => {}).read;
  const render = createRenderer({
    ...{ config, tags: { styles: () => ({ tag: '' }), end: '' }, fetch, readFacts },
    ...{ shareReadsFor: 250, log: () => {} },
  });
  const pages = createPageCache({
    render: noted(withFeeds(reader, config, readFacts, render)),
    megabytes: 8,
  });
  return createMachineRoutes(config, `${import.meta.dirname}/../public`, reader, readFacts).get(
    '*',
    (c) => pages.answer(c.req.raw),
  );
}

async function at(path: string) {
  const answer = await site.request(api.siteOrigin + path);
  return { status: answer.status, text: await answer.text() };
}

/** Gives the test the clocks, or moves them on; never while the site works, however slow the machine is. */
async function setClock(now: number): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
  // A clock that begins at 0 is none to a cache.
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date', 'performance'], now: now - hour });
  vi.advanceTimersByTime(now - Date.now());
}

const mentions = async (path: string, word: string) =>
  (await at(path)).text.toLowerCase().includes(word.toLowerCase());

beforeEach(async () => {
  // Its own newest items stand beside the profile of a school that has said who it is.
  await saveFacts({ identity: defaultFacts.identity });
  const image = 'https://contoh.sch.id/foto.jpg';
  const common = { content: 'Panen di sawah.', category: 'Panen', image, date: '2026-01-12' };
  for (const name of resources) {
    const create = (title: string, fields: object) =>
      api.create(name, { ...common, title, ...fields });
    await create('Lama', {});
    await create(`${words.draft} panen`, { state: 'draft', category: words.draft });
    await create(`${words.scheduled} panen`, {
      ...{ state: 'published', publish_at: new Date(start).toISOString() },
      category: words.scheduled,
    });
    await create(`${words.expired} panen`, {
      ...{ state: 'published', expire_at: new Date(ended).toISOString() },
      category: words.expired,
    });
    await create('Baru', {});
  }
  site = openSite();
});

afterEach(() => void vi.useRealTimers());

const surfaces = [
  ...[
    '/',
    '/profil',
    '/profil/struktur-organisasi',
    '/menu',
    '/kontak',
    '/bergabung',
    '/orang-tua',
  ],
  ...['/artikel', '/artikel?q=panen', '/artikel?kategori=Panen', '/artikel/lama', '/artikel/baru'],
  ...['/pengumuman', '/pengumuman?q=panen', '/pengumuman?arsip=1', '/pengumuman/1'],
  ...['/galeri', '/galeri?foto=1', '/galeri?foto=2', '/galeri?foto=3', '/galeri?foto=4'],
  ...['/halaman/lama', '/halaman/baru', '/cari?q=panen', '/cari?q=sawah'],
  ...['/feed.xml', '/sitemap.xml', '/gelombang.ics', '/manifest.webmanifest', '/robots.txt'],
];

/** Returns a page without the announcements of which it says that they have ended, which a search finds last. */
function asCurrent(text: string): string {
  return text.replace(/<li\b(?:(?!<li\b).)*?Sudah berakhir.*?<\/li>/gs, '');
}

test('[V-47] no public surface shows a draft, what is scheduled or what has ended', async () => {
  await setClock(ended);
  for (const path of surfaces) {
    const { status, text } = await at(path);
    expect(status, path).toBe(200);
    expect(
      new RegExp(`.{60}(?:${Object.values(words).join('|')})`, 'i').exec(asCurrent(text))?.[0],
      path,
    ).toBeUndefined();
  }
  for (const [path, total] of [
    ['/artikel', '2 artikel'],
    ['/artikel?q=panen', '2 artikel'],
    ['/pengumuman', '2 pengumuman'],
    ['/pengumuman?q=panen', '2 pengumuman'],
  ] as const) {
    expect(await mentions(path, total), path).toBe(true);
  }
  // What is hidden answers as what never was.
  const addresses = ['/artikel/#', '/halaman/#', '/og/artikel/#/x.jpg', '/og/halaman/#/x.jpg'];
  for (const address of addresses) {
    const unknown = await at(address.replace('#', 'tidak-ada'));
    expect(unknown.status, address).toBe(404);
    for (const word of Object.values(words)) {
      const slug = `${word.toLowerCase()}-panen`;
      const { status, text } = await at(address.replace('#', slug));
      expect([status, text.replaceAll(slug, 'tidak-ada')], address + slug).toEqual([
        404,
        unknown.text,
      ]);
    }
  }
  for (const id of [2, 3, 4]) expect((await at(`/og/galeri/${id}/x.jpg`)).status).toBe(404);
  for (const id of [2, 3]) {
    expect((await at(`/pengumuman/${id}`)).status).toBe(404);
    expect((await at(`/og/pengumuman/${id}/x.jpg`)).status).toBe(404);
  }
});

const lists = [
  '/',
  '/artikel',
  '/pengumuman',
  '/galeri',
  '/feed.xml',
  '/sitemap.xml',
  '/cari?q=panen',
];

test('[V-47] the same surfaces show each item in its time', async () => {
  await setClock(ended - 1);
  for (const path of lists) {
    expect(await mentions(path, 'delima'), path).toBe(true);
  }
  await setClock(start);
  for (const path of lists) {
    expect(await mentions(path, 'kurma'), path).toBe(true);
  }
  expect((await at('/og/artikel/kurma-panen/x.jpg')).status).toBe(302);
});

/** Asks for a path each tenth of a second from one before a boundary on. @returns milliseconds after it until it is right. */
async function late(path: string, boundary: number, isRight: (text: string) => boolean) {
  for (let ms = -100; ms <= 10_000; ms += 100) {
    await setClock(boundary + ms);
    const { text } = await at(path);
    if (ms >= 0 && isRight(text)) return ms;
  }
  return Number.POSITIVE_INFINITY;
}

test.each([
  '/',
  '/artikel',
  '/pengumuman',
  '/galeri',
  '/cari?q=panen',
  '/feed.xml',
  '/sitemap.xml',
])('[V-46] %s is right at most 5 s after a start and an end, however warm it is', async (path) => {
  await setClock(ended - 100);
  const afterEnd = await late(path, ended, (text) => !/delima/i.test(asCurrent(text)));
  const afterStart = await late(path, start, (text) => /kurma/i.test(text));
  console.info(path, { afterEnd, afterStart });
  expect(afterEnd).toBeLessThanOrEqual(5_000);
  expect(afterStart).toBeLessThanOrEqual(5_000);
});

test('[V-46] the end of an announcement is known: its pages stand until it and no longer', async () => {
  await setClock(ended - 500);
  const path = '/pengumuman/4';
  expect(await mentions(path, 'Sudah berakhir')).toBe(false);
  await setClock(ended - 1);
  expect(await mentions(path, 'Sudah berakhir')).toBe(false);
  await setClock(ended);
  expect(await mentions(path, 'Sudah berakhir')).toBe(true);
});

test('[V-46] a page not asked for since long before a boundary is right at once', async () => {
  await setClock(ended - 1);
  expect(await mentions('/artikel', words.expired)).toBe(true);
  await setClock(start + hour);
  const { text } = await at('/artikel');
  expect([text.includes(words.expired), text.includes(words.scheduled)]).toEqual([false, true]);
});

test('[V-46] while the provider is away the last copy stands, and is right as soon as it is back', async () => {
  await setClock(ended - 1);
  expect(await mentions('/', words.expired)).toBe(true);
  provider('announcements', 'cut');
  await setClock(ended + 60_000);
  expect((await at('/')).status).toBe(200);
  providerIsBack();
  await setClock(ended + 65_000);
  expect(await mentions('/', words.expired)).toBe(false);
});

test('[V-46] the card of what has ended is gone 5 s later, from a site that has drawn it too', async () => {
  const slug = `${words.expired.toLowerCase()}-panen`;
  await setClock(ended - 5_000);
  const asked = await site.request(`${api.siteOrigin}/og/artikel/${slug}/x.jpg`);
  const card = asked.headers.get('Location') ?? '';
  expect((await at(card)).status).toBe(200);
  await setClock(ended - 1);
  expect((await at(card)).status).toBe(200);
  await setClock(ended + 5_000);
  expect((await at(card)).status).toBe(404);
});
