import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { faultyProxy } from '@pesantren/api/faulty-proxy';
import { type TestApi, testApi } from '@pesantren/api/testing';
import {
  answerDeadline,
  outsideDeadline,
  unawaitedDeadline,
} from '@pesantren/api-client/server/deadline';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listen, portOf, startSite, stop } from './testing/start-site.ts';

let api: TestApi;
let provider: Server;
let proxy: Awaited<ReturnType<typeof faultyProxy>>;
beforeAll(async () => {
  api = await testApi();
  for (const title of ['Madu', 'Kurma']) await api.create('articles', { title });
  await api.create('announcements', { title: 'Libur' });
  await api.deps.uploads.write('situs/hero.jpg', Buffer.from('\xff\xd8\xff gambar', 'latin1'));
  provider = await listen(createServer(getRequestListener((asked) => api.fetch(asked))));
  proxy = await faultyProxy({ host: '127.0.0.1', port: portOf(provider) });
});
afterAll(async () => {
  await Promise.all([proxy?.stop(), stop(provider)]);
  await api?.stop();
});

beforeEach(() => proxy.behave('well'));

/** In place of 5 s where nothing is answered. */
const short = 1_500;

/** Starts a site before the proxy. @returns how to ask it, and how to make what it keeps old. */
async function siteOf(options: { patience?: number; deadline?: number } = {}) {
  let passed = 0;
  const apiUrl = `http://127.0.0.1:${proxy.port}/api`;
  const now = () => performance.now() + passed;
  const server = await startSite({ apiUrl, apiKey: api.key, now, ...options });
  onTestFinished(() => stop(server));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  return {
    ask: (path: string) =>
      fetch(origin + path, {
        redirect: 'manual',
        ...(path === interest && { method: 'POST', body: 'nama=Ani' }),
      }),
    growOld: () => {
      passed += 600_000;
    },
  };
}

type Ask = Awaited<ReturnType<typeof siteOf>>['ask'];

const file = '/uploads/situs/hero.jpg';
const interest = '/bergabung/tanya';
const kept = ['/', '/artikel', '/artikel/madu', '/feed.xml', '/sitemap.xml'];
const machineRoutes = ['/gelombang.ics', '/manifest.webmanifest', '/favicon.ico'];
const unread = [
  ...['/artikel/kurma', '/pengumuman', '/pengumuman/1', '/artikel?kategori=Kegiatan'],
  ...['/galeri', '/prestasi', '/data-siswa', '/cari?q=madu', '/sitemap-1.xml'],
];

/** Returns the share card of an article that has been opened. */
async function cardOf(ask: Ask, path: string): Promise<string> {
  const html = await (await ask(path)).text();
  return /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(html)?.[1] ?? '';
}

const each = (paths: readonly string[], status: number) => paths.map((path) => [path, status]);

/** What a site says that knows the school and keeps some of its pages. */
const whenWell = (card: string): Record<string, number> =>
  Object.fromEntries([
    ...each([...kept, card, ...unread, ...machineRoutes, '/kontak', '/robots.txt'], 200),
    // Its picture is another one than the address says.
    ...each([card.replace('madu', 'kurma')], 302),
    ...each([file, '/readyz', '/healthz'], 200),
    ...each([interest], 303),
  ]);
const whenAway = (card: string): Record<string, number> => ({
  ...whenWell(card),
  ...Object.fromEntries(each([...unread, card.replace('madu', 'kurma')], 503)),
  ...Object.fromEntries(each([file, '/readyz'], 503)),
});

/** What one says that was started meanwhile. */
const whenUnknown = (card: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(whenWell(card)).map(([path, status]) => {
      const needsNothing = ['/healthz', '/robots.txt', interest].includes(path);
      return [path, needsNothing ? status : 503];
    }),
  );

/** What a changed byte of a body is no fault of: what was sent is passed on, and that there is no directory is a status. */
const passedOn = { [file]: 200, '/data-siswa': 200 };

/** Asks for all of it at once. A refusal says so in words, and nobody keeps it. */
async function answersOf(ask: Ask, expected: Record<string, number>) {
  const answers = Object.keys(expected).map(async (path) => {
    const answer = await ask(path);
    const text = await answer.text();
    if (answer.status === 503 && path !== '/readyz') {
      expect(text, path).toMatch(/Gagal memuat|[Bb]elum dapat/);
      expect(Number(answer.headers.get('Retry-After')), path).toBeGreaterThan(0);
    }
    if (answer.status === 503) expect(answer.headers.get('Cache-Control'), path).toBe('no-store');
    return [path, answer.status];
  });
  return Object.fromEntries(await Promise.all(answers));
}

test.each(['silent', 'slow', 'wrong', 'garbled', 'foreign', 'cut', 'refusing'] as const)(
  '[F-74] the provider, %s: each address answers in time, with its copy or in words, and it heals',
  async (behaviour) => {
    const patience = ['silent', 'foreign'].includes(behaviour) ? short : outsideDeadline;
    const { ask, growOld } = await siteOf({ patience });
    for (const path of kept) expect((await ask(path)).status, path).toBe(200);
    const card = await cardOf(ask, '/artikel/madu');
    expect((await ask(card)).status).toBe(200);
    const stranger = await siteOf({ patience });

    proxy.behave(behaviour);
    growOld();
    const atHand = behaviour === 'wrong' ? passedOn : {};
    const expected = behaviour === 'slow' ? whenWell(card) : { ...whenAway(card), ...atHand };
    expect(await answersOf(ask, expected)).toEqual(expected);
    if (behaviour !== 'slow') {
      const unknown = whenUnknown(card);
      if (behaviour === 'wrong') unknown[file] = 200;
      expect(await answersOf(stranger.ask, unknown)).toEqual(unknown);
    }

    proxy.behave('well');
    for (const site of [ask, stranger.ask]) {
      await expect.poll(() => answersOf(site, whenWell(card))).toEqual(whenWell(card));
    }
  },
);

test('[F-74] however many calls an answer takes, it is there by the deadline of answers', async () => {
  const { ask } = await siteOf();
  const card = await cardOf(ask, '/artikel/madu');
  const { ask: askStranger } = await siteOf({ patience: 600_000, deadline: short });
  proxy.behave('silent');
  const paths = [...kept, ...unread, ...machineRoutes, card, '/kontak', interest];
  const expected = Object.fromEntries(paths.map((path) => [path, 503]));
  expect(await answersOf(askStranger, expected)).toEqual(expected);
  // They came while the calls were still waited for, not because these had been given up.
  expect(proxy.connections()).toBeGreaterThan(0);
});

test('[F-74] the deadlines that people are told are those of the code', async () => {
  const docs = join(import.meta.dirname, '../../../docs');
  const text = await readFile(join(docs, 'operating/limits.md'), 'utf8');
  const told = (call: string) => Number(text.split(`\n| ${call} | `)[1]?.split(' s |')[0]) * 1000;
  expect(told('a call of the provider')).toBe(outsideDeadline);
  expect(told('the same, once nobody waits for it any more')).toBe(unawaitedDeadline);
  expect(told('an answer of the site, whatever it takes')).toBe(answerDeadline);
});
