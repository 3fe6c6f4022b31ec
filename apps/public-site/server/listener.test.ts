// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { pagesFirst } from './listener.ts';
import { keepPages } from './page-cache.ts';
import type { Drawn } from './render.tsx';

const html = '<p>halaman</p>'.repeat(200);
const policy = "default-src 'none'";

let clock: number;
/** Paths that reached the app. */
let passed: string[];
let origin: string;
let drawing: () => Promise<Drawn>;

const page = (html: string) => ({ status: 200, headers: { 'content-type': 'text/html' }, html });

beforeEach(async () => {
  clock = 0;
  passed = [];
  drawing = async () => page(html);
  const pages = keepPages({
    draw: () => drawing(),
    headers: { 'Content-Security-Policy': policy },
    megabytes: 1,
    now: () => clock,
  });
  const app = getRequestListener((request) => {
    passed.push(`${request.method} ${new URL(request.url).pathname}`);
    return pages.answer(request);
  });
  origin = await listening(createServer(pagesFirst(pages, app)));
});

async function listening(server: Server): Promise<string> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** All that an answer says, but for what differs by the second. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, init);
  const { date, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text: await answer.text() };
}

test.each(['br', 'gzip', 'identity', 'br;q=0, gzip'])(
  'a page at hand is the same answer, to the last header, as the app’s (%s)',
  async (accepted) => {
    const init = { headers: { 'Accept-Encoding': accepted } };
    const first = await ask('/artikel?q=a', init);
    const second = await ask('/artikel?q=a', init);
    expect(passed).toEqual(['GET /artikel']);
    expect(first.text).toBe(html);
    expect(first.headers['content-security-policy']).toBe(policy);
    expect(second).toEqual(first);
  },
);

test('who has this version is told so without the app', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(passed).toEqual(['GET /']);
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers['content-security-policy']).toBe(policy);
});

test('[S07] one visitor has a page renewed; meanwhile and afterwards the others do without the app', async () => {
  const [br, gzip] = ['br', 'gzip'].map((accepted) => ({
    headers: { 'Accept-Encoding': accepted },
  }));
  await ask('/', br);
  await ask('/', gzip);
  clock = 4_100;
  const slow = Promise.withResolvers<Drawn>();
  drawing = () => slow.promise;
  const finder = ask('/', br);
  const known = ['GET /', 'GET /', 'GET /'];
  await expect.poll(() => passed).toEqual(known);
  expect((await ask('/', gzip)).text).toBe(html);
  slow.resolve(page(html.replaceAll('halaman', 'baru')));
  await finder;
  await expect.poll(async () => (await ask('/', gzip)).text).toContain('baru');
  expect(passed).toEqual(known);
});

test('what is old, unknown or no GET is the app’s', async () => {
  await ask('/');
  await ask('/', { method: 'HEAD' });
  await ask('/', { method: 'POST', body: 'x' });
  clock = 4_100;
  await ask('/');
  await ask('/lain');
  expect(passed).toEqual(['GET /', 'HEAD /', 'POST /', 'GET /', 'GET /lain']);
});
