import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createPageCache } from '../caching/page-cache.ts';
import { createRenderLimits } from '../caching/render-limits.ts';
import type { RenderedPage } from '../rendering/render.tsx';
import { createAllowance } from './allowance.ts';
import { createSiteServer } from './site-server.ts';

const site = 'http://situs.uji';
const [flooder, visitor] = ['203.0.113.7', '203.0.113.8'];

const page = (html: string) => ({ status: 200, headers: { 'cache-control': 'public' }, html });

/** Pages whose drawing ends when the test says so; `order` has their paths as they begin. */
function pagesOf({ running = 32, deadline = 60_000, aMinute = 600, megabytes = 1 } = {}) {
  const order: string[] = [];
  const held: ((drawn: RenderedPage) => void)[] = [];
  const state = { clock: 1, holding: false };
  const pages = createPageCache({
    render: ({ path }) => {
      order.push(path);
      if (!state.holding) return Promise.resolve(page(`isi ${path}`));
      return new Promise((resolve) => held.push(resolve));
    },
    megabytes,
    now: () => state.clock,
    limits: createRenderLimits({ name: 'test', running, deadline }),
    allowance: createAllowance(aMinute),
  });
  const open = (path: string, address = visitor) => pages.answer(new Request(site + path), address);
  return { open, order, held, state };
}

test('[F-50] [F-53] queries that a page does not read make no page of their own', async () => {
  const { open, order } = pagesOf();
  await Promise.all(Array.from({ length: 50 }, (_, n) => open(`/?q=${n}&x=${n}`)));
  for (let n = 0; n < 50; n += 1) await open(`/?q=${n}`);
  await open('/artikel?q=madu&kelas=X&acak=1');
  await open('/Artikel/?kelas=XI&q=madu');
  expect(order).toEqual(['/', '/artikel?q=madu', '/Artikel/?q=madu']);
});

test('[F-50] an address over its allowance of new pages is refused in words; cached pages and other addresses go on', async () => {
  const { open, order } = pagesOf({ aMinute: 3 });
  await open('/');
  for (const n of [1, 2, 3]) expect((await open(`/artikel?q=${n}`, flooder)).status).toBe(200);
  const refused = await open('/artikel?q=4', flooder);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
  expect(await refused.text()).toContain('Terlalu banyak halaman sekaligus');
  expect((await open('/', flooder)).status).toBe(200);
  expect((await open('/artikel?q=3', flooder)).status).toBe(200);
  expect((await open('/artikel?q=4')).status).toBe(200);
  expect(order).toHaveLength(5);
});

test('[F-50] a program of this machine is refused nothing', async () => {
  const { open } = pagesOf({ aMinute: 1 });
  for (const n of [1, 2, 3]) {
    expect((await open(`/artikel?q=${n}`, '127.0.0.1')).status).toBe(200);
    expect((await open(`/artikel?q=${n}`, '::1')).status).toBe(200);
  }
});

test('[F-50] 300 pupils behind one address each open a new page and the home page', async () => {
  const { open } = pagesOf();
  const visits = Array.from({ length: 300 }, (_, n) => [open(`/artikel/${n}`), open('/')]).flat();
  const statuses = (await Promise.all(visits)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('[F-50] who waits too long gets the last copy, or 503 with words where there is none', async () => {
  const { open, state, held } = pagesOf({ running: 1, deadline: 50 });
  await open('/profil');
  state.holding = true;
  state.clock = 10_000;
  const slow = open('/artikel');
  const refused = await open('/prestasi');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.text()).toContain('Situs sedang ramai');
  expect(await (await open('/profil')).text()).toBe('isi /profil');
  held[0]?.(page('jadi'));
  expect(await (await slow).text()).toBe('jadi');
});

test('[F-50] all who wait for one page are refused together, and the page shows once there is room', async () => {
  const { open, state, held } = pagesOf({ running: 1, deadline: 50 });
  state.holding = true;
  const slow = open('/artikel');
  const refused = await Promise.all([open('/prestasi'), open('/prestasi'), open('/prestasi')]);
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
  held[0]?.(page('jadi'));
  expect((await slow).status).toBe(200);
  state.holding = false;
  expect(await (await open('/prestasi')).text()).toBe('isi /prestasi');
});

test('[F-50] in line a visitor goes before who has had many pages, a page before searches, a renewal first', async () => {
  const { open, state, held, order } = pagesOf({ running: 1 });
  await open('/profil', '203.0.113.9');
  state.holding = true;
  state.clock = 10_000;
  const answers = [
    open('/awal', flooder),
    ...Array.from({ length: 20 }, (_, n) => open(`/tidak-ada-${n}`, flooder)),
    open('/artikel'),
    open('/artikel?q=madu'),
    open('/profil'),
  ];
  for (let n = 0; n < answers.length; n += 1) {
    await expect.poll(() => held.length).toBe(n + 1);
    held[n]?.(page(''));
  }
  await Promise.all(answers);
  expect(order.slice(1, 5)).toEqual(['/profil', '/awal', '/artikel', '/tidak-ada-0']);
  expect(order.at(-1)).toBe('/artikel?q=madu');
});

test('[F-50] searches push no page out of the cache', async () => {
  const { open, order } = pagesOf({ aMinute: 10_000 });
  await open('/artikel/madu');
  const long = 'x'.repeat(1000);
  for (let n = 0; n < 2000; n += 1) await open(`/artikel?q=${n}${long}`);
  const drawn = order.length;
  await open('/artikel/madu');
  expect(order).toHaveLength(drawn);
});

test('[F-50] half a request holds its connection for a while only', async () => {
  const server = createSiteServer({ headersTimeout: 100, connectionsCheckingInterval: 50 });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const half = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  half.write('GET / HTTP/1.1\r\nHost: situs\r\n');
  expect(await text(half)).toContain('408 Request Timeout');
});
