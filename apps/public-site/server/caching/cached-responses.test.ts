import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from '../http/site-server.ts';
import type { RenderedPage } from '../rendering/render.tsx';
import { createPageCache } from './page-cache.ts';

const html = '<p>halaman</p>'.repeat(200);
const policy = "default-src 'none'";

let clock: number;
/** Paths that reached the app. */
let passed: string[];
let server: Server;
let origin: string;
let drawing: () => Promise<RenderedPage>;

const page = (html: string) => ({ status: 200, headers: { 'content-type': 'text/html' }, html });

beforeEach(async () => {
  clock = 1;
  passed = [];
  drawing = async () => page(html);
  const pages = createPageCache({
    render: () => drawing(),
    headers: { 'Content-Security-Policy': policy },
    megabytes: 1,
    now: () => clock,
  });
  const app = getRequestListener((request) => {
    passed.push(`${request.method} ${new URL(request.url).pathname}`);
    return pages.answer(request);
  });
  server = createSiteServer().on('request', pages.before(app));
  origin = await listening();
});

async function listening(): Promise<string> {
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
  'a cached page is the same response, to the last header, as the app’s (%s)',
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

test('each encoding is a copy of its own, and its tag is that of all', async () => {
  const tags = new Set<string | undefined>();
  for (const accepted of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
    const { headers, text } = await ask('/', { headers: { 'Accept-Encoding': accepted } });
    expect([headers['content-encoding'] ?? 'identity', text]).toEqual([accepted, html]);
    tags.add(headers.etag);
  }
  expect(passed).toHaveLength(3);
  expect(tags.size).toBe(1);
});

test('who has this version is told so without the app', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(passed).toEqual(['GET /']);
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers['content-security-policy']).toBe(policy);
});

test('[S07] one visitor has a page renewed; meanwhile and afterwards the others do without the app', async () => {
  await ask('/');
  clock = 2_100;
  const slow = Promise.withResolvers<RenderedPage>();
  drawing = () => slow.promise;
  const finder = ask('/');
  const known = ['GET /', 'GET /'];
  await expect.poll(() => passed).toEqual(known);
  expect((await ask('/')).text).toBe(html);
  slow.resolve(page(html.replaceAll('halaman', 'baru')));
  await finder;
  expect((await ask('/')).text).toContain('baru');
  expect(passed).toEqual(known);
});

/** A connection over which a text was sent as it is. */
function sending(request: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(request);
  return socket;
}

test.each([
  ['a control character in a header', 'X-Aneh: a\u0001b', '400 Bad Request'],
  ['17 kB of headers', `X-Besar: ${'a'.repeat(17_000)}`, '431 Request Header Fields Too Large'],
])('[S03] %s is refused, which nobody keeps, and changes no page', async (_, header, status) => {
  const answer = await text(sending(`GET / HTTP/1.1\r\nHost: situs\r\n${header}\r\n\r\n`));
  expect(answer).toContain(`HTTP/1.1 ${status}\r\nCache-Control: no-store\r\n`);
  expect(passed).toEqual([]);
  expect(await ask('/')).toMatchObject({ status: 200, text: html });
});

test('[S03] 15 kB of headers change nothing', async () => {
  const headers = { 'X-Besar': 'a'.repeat(15_000) };
  expect(await ask('/', { headers })).toMatchObject({ status: 200, text: html });
  expect(await ask('/')).toMatchObject({ status: 200, text: html });
});

test('[S13] 200 visitors who leave while their page is drawn leave nothing behind', async () => {
  const slow = Promise.withResolvers<RenderedPage>();
  drawing = () => slow.promise;
  const visitors = Array.from({ length: 200 }, () =>
    sending('GET / HTTP/1.1\r\nHost: situs\r\n\r\n'),
  );
  await expect.poll(() => passed, { timeout: 60_000 }).toHaveLength(200);
  for (const visitor of visitors) visitor.destroy();
  const connections = () =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  slow.resolve(page(html));
  expect(await ask('/')).toMatchObject({ status: 200, text: html });
});

test('[S15] robots, and who comes from a search, get what everybody gets', async () => {
  const plain = await ask('/');
  const others: Record<string, string>[] = [
    { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { Referer: 'https://www.google.com/' },
    { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Mobile', 'Sec-CH-UA-Mobile': '?1' },
  ];
  for (const headers of others) expect(await ask('/', { headers })).toEqual(plain);
  expect(passed).toEqual(['GET /']);
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
