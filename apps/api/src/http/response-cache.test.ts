import { once } from 'node:events';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Log } from '../deps.ts';
import { write } from '../testing/requests.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';
import { createResponseCache, serveCached } from './response-cache.ts';
import { closeServer, listen } from './server.ts';

let api: TestApi;
let server: Server;
/** How many requests have reached the app, and how many of them it is still at: also for who has left. */
let reached = 0;
let underWay = 0;
afterEach(async () => {
  await closeServer(server);
  await expect.poll(() => underWay).toBe(0);
  await api.stop();
});

async function start(overrides: Parameters<typeof testApi>[0] = {}): Promise<void> {
  api = await testApi(overrides);
  const cache = createResponseCache();
  const app = createApp(api.deps, cache);
  reached = 0;
  server = await listen(
    async (request, env) => {
      reached += 1;
      underWay += 1;
      try {
        return await app.fetch(request, env);
      } finally {
        underWay -= 1;
      }
    },
    { port: 0, host: '127.0.0.1' },
    (next) => serveCached(cache, api.deps, next),
  );
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const first24 = '/api/articles.php?limit=24';

/** Asks with the key and these headers, each as often as it has values. */
async function get(path = first24, headers: Record<string, string | string[]> = {}) {
  const { port } = server.address() as AddressInfo;
  const all = { Host: '127.0.0.1', 'X-API-Key': api.key, ...headers };
  const lines = Object.entries(all).flatMap(([name, of]) =>
    [of].flat().flatMap((one) => [name, one]),
  );
  const outgoing = request({ port, host: '127.0.0.1', path, headers: lines });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  const { statusCode: status, headers: received } = response;
  return { status, headers: received, body: await text(response) } as Answer;
}

test('[C01] [C09] a cached response equals the app’s response to the same request, but for its id', async () => {
  await start();
  await api.create('articles');
  const tag = String((await get()).headers.etag);
  const questions: Record<string, string | string[]>[] = [
    {},
    { Origin: api.adminOrigin },
    { Origin: api.siteOrigin },
    { Origin: 'https://jahat.example' },
    { 'If-None-Match': tag },
    { 'If-None-Match': '"lain"', Origin: api.siteOrigin },
    { Host: 'localhost:4000' },
  ];
  for (const headers of questions) {
    const byApp = await get(first24, headers);
    const before = reached;
    const again = await get(first24, headers);
    expect(reached).toBe(before);
    const { 'x-request-id': id, date, ...expected } = byApp.headers;
    const { 'x-request-id': ownId, date: ownDate, ...actual } = again.headers;
    expect({ ...again, headers: actual }).toEqual({ ...byApp, headers: expected });
    expect(again.status).toBe(headers['If-None-Match'] === tag ? 304 : 200);
    expect(ownId).toMatch(/^[0-9a-f-]{36}$/);
    expect(ownId).not.toBe(id);
    expect(ownDate).toBeDefined();
  }
});

test('[Z05] [L10] a refused caller gets no cached response', async () => {
  await start();
  await api.create('articles');
  await get();
  await get();
  const refused: [number, Record<string, string | string[]>][] = [
    [401, { 'X-API-Key': 'salah' }],
    [401, { 'X-API-Key': [api.key, api.key] }],
    [421, { Host: 'jahat.example' }],
    [400, { Host: ['127.0.0.1', 'jahat.example'] }],
  ];
  for (const [status, headers] of refused) {
    expect((await get(first24, headers)).status).toBe(status);
    expect((await get(first24, headers)).status).toBe(status);
  }
});

test('[Z10] responses for a session are never cached', async () => {
  await start();
  const { id } = await api.create('articles');
  await write(api, 'DELETE', `/articles.php/${id}`);
  const cookie = api.asAdmin(new Request(api.origin)).headers.get('Cookie') ?? '';
  const deleted = `${first24}&deleted=true`;
  for (const _ of [1, 2]) expect((await get(deleted, { Cookie: cookie })).status).toBe(200);
  expect((await get(deleted)).status).toBe(401);
});

test('[D11] a read after a write is fresh', async () => {
  await start();
  const titles = async () => {
    await get();
    return JSON.parse((await get()).body).map(({ title }: { title: string }) => title);
  };
  expect(await titles()).toEqual([]);
  const { id } = await api.create('articles', { title: 'Satu' });
  expect(await titles()).toEqual(['Satu']);
  await api.rename(id, 'Dua');
  expect(await titles()).toEqual(['Dua']);
  await write(api, 'DELETE', `/articles.php/${id}`);
  expect(await titles()).toEqual([]);
  await write(api, 'POST', `/articles.php/${id}/restore`, {});
  expect(await titles()).toEqual(['Dua']);
});

test('[L05] cached responses count against the caller’s limit', async () => {
  await start({ limitFactor: 0.01, trustedProxies: 1 });
  const caller = { 'X-Forwarded-For': '203.0.113.7' };
  for (let n = 0; n < 6; n += 1) expect((await get(first24, caller)).status).toBe(200);
  expect(reached).toBe(1);
  const { status, headers, body } = await get(first24, caller);
  expect([status, JSON.parse(body).code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await get(first24, { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200);
});

test('[A22] cached responses are logged and measured', async () => {
  const lines: Parameters<Log>[0][] = [];
  const measured: object[] = [];
  await start({ log: (line) => lines.push(line), measure: (one) => measured.push(one) });
  await get(`${first24}&q=rahasia`);
  const { headers } = await get(`${first24}&q=rahasia`);
  expect(reached).toBe(1);
  const [byApp, again] = lines;
  expect(again).toEqual({ ...byApp, requestId: headers['x-request-id'], ms: expect.any(Number) });
  expect(measured[1]).toEqual({ ...measured[0], seconds: expect.any(Number) });
});

test('a read with a body goes to the app, and aborted requests do no harm', async () => {
  await start();
  await get();
  expect((await get(first24, { 'Content-Length': '0' })).status).toBe(200);
  expect(reached).toBe(2);
  const { port } = server.address() as AddressInfo;
  const headers = { 'X-API-Key': api.key };
  for (let n = 0; n < 50; n += 1) {
    const leaving = request({ port, host: '127.0.0.1', path: first24, headers });
    leaving.on('error', () => {}).end();
    await once(leaving, 'finish');
    leaving.destroy();
  }
  expect((await get()).status).toBe(200);
});
