import { beforeEach, expect, test } from 'vitest';
import type { PageRequest } from '../http/page-request.ts';
import type { RenderedPage } from '../rendering/render.tsx';
import { createPageCache } from './page-cache.ts';

const site = 'http://localhost:3000';
const seconds = 1000;

let clock: number;
let drawn: string[];
let drawing: (wanted: PageRequest) => Promise<RenderedPage> | RenderedPage;
let pages: ReturnType<typeof createPageCache>;

const page = (html: string, status: number, cacheControl: string): RenderedPage => ({
  status,
  headers: { 'cache-control': cacheControl },
  html,
});
const good = (words: string) => page(words, 200, 'public, s-maxage=4');
const broken = () => page('gagal', 503, 'no-store');
/** A page that stands, with a section that does not. */
const halfBroken = () => page('separuh', 200, 'no-store');

beforeEach(() => {
  clock = 1;
  drawn = [];
  drawing = () => good(`ke-${drawn.length}`);
  pages = siteOf(1);
});

function siteOf(megabytes: number) {
  return createPageCache({
    render: async (wanted) => {
      drawn.push(wanted.path);
      return drawing(wanted);
    },
    megabytes,
    now: () => clock,
  });
}

async function words(path: string, headers: Record<string, string> = {}) {
  return (await pages.answer(new Request(site + path, { headers }))).text();
}

test('a page is rendered once in 2 s, then again', async () => {
  expect(await words('/')).toBe('ke-1');
  clock = 1.9 * seconds;
  expect(await words('/')).toBe('ke-1');
  clock = 2.1 * seconds;
  expect(await words('/')).toBe('ke-2');
});

test('[S07] 200 visitors of a cold page wait for one drawing', async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => words('/')));
  expect(new Set(all)).toEqual(new Set(['ke-1']));
  expect(drawn).toEqual(['/']);
});

test('while one visitor waits for the new page, the others get the old one', async () => {
  await words('/');
  clock = 2.1 * seconds;
  const slow = Promise.withResolvers<RenderedPage>();
  drawing = () => slow.promise;
  const finder = words('/');
  expect(await words('/')).toBe('ke-1');
  slow.resolve(good('baru'));
  expect(await finder).toBe('baru');
  expect(await words('/')).toBe('baru');
  expect(drawn).toHaveLength(2);
});

test('a drawing that takes long is not waited for by anyone who can have the old page', async () => {
  await words('/');
  clock = 6 * seconds;
  drawing = () => new Promise(() => {});
  expect(await words('/')).toBe('ke-1');
});

test.each([
  ['fails', broken],
  ['shows a part as failed', halfBroken],
])(
  '[S05] [S08] a page that %s leaves the last good one in its place for 24 h',
  async (_, failure) => {
    await words('/');
    drawing = failure;
    clock = 23 * 3600 * seconds;
    expect(await words('/')).toBe('ke-1');
    clock = 24.1 * 3600 * seconds;
    expect(await words('/')).not.toBe('ke-1');
  },
);

test('[S05] a failure is never kept: what recovers shows at once', async () => {
  drawing = broken;
  expect(await words('/')).toBe('gagal');
  drawing = () => good('kembali');
  expect(await words('/')).toBe('kembali');
});

test('[S08] a provider that returns shows within 5 s', async () => {
  await words('/');
  drawing = broken;
  clock = 600 * seconds;
  expect(await words('/')).toBe('ke-1');
  drawing = () => good('kembali');
  clock = 604.1 * seconds;
  expect(await words('/')).toBe('kembali');
});

test('[S09] a page that is gone is gone at once', async () => {
  await words('/artikel/lama');
  drawing = () => page('tidak ada', 404, 'no-store');
  clock = 6 * seconds;
  expect(await words('/artikel/lama')).toBe('tidak ada');
});

test('[S01] [S02] [S04] what pages do not read is no part of them', async () => {
  const asked: PageRequest[] = [];
  drawing = (wanted) => {
    asked.push(wanted);
    return good('sama');
  };
  await words('/artikel?utm_source=wa&q=santri&_data=x', {
    Cookie: 'sesi=1; skema=dark',
    'X-Forwarded-Host': 'jahat.example',
    'X-React-Router-SPA-Mode': 'yes',
  });
  expect(asked).toEqual([{ path: '/artikel?q=santri', scheme: 'dark' }]);
  await words('/artikel?q=santri&acak=2', { Cookie: 'skema=dark' });
  expect(drawn).toHaveLength(1);
});

test('[S04] 5,000 searches leave room for no more than the cache has', async () => {
  drawing = () => good('x'.repeat(10_000));
  for (let number = 0; number < 5000; number += 1) await words(`/artikel?q=${number}`);
  await words('/artikel?q=4999');
  expect(drawn).toHaveLength(5000);
  await words('/artikel?q=0');
  expect(drawn).toHaveLength(5001);
});

test('an address that looks like another host is a path of this one', async () => {
  await words('//jahat.example/artikel');
  expect(drawn).toEqual(['//jahat.example/artikel']);
});

test('[S06] each color scheme has its own copy', async () => {
  expect(await words('/')).toBe('ke-1');
  expect(await words('/', { Cookie: 'skema=dark' })).toBe('ke-2');
  expect(await words('/', { Cookie: 'lain=1' })).toBe('ke-1');
});

test('who has this version is told so, and a new one is sent', async () => {
  const ask = (tag: string) =>
    pages.answer(new Request(`${site}/`, { headers: { 'If-None-Match': tag } }));
  const tag = (await ask('"lain"')).headers.get('ETag') ?? '';
  expect((await ask(`"lain", ${tag}`)).status).toBe(304);
  clock = 6 * seconds;
  expect((await ask(tag)).status).toBe(200);
});

test('without room every page is drawn for its visitor', async () => {
  pages = siteOf(0);
  await words('/');
  await words('/');
  expect(drawn).toHaveLength(2);
});
