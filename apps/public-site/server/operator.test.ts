import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { compiled } from './testing/compiled.ts';

const key = 'kunci-uji';

/** A provider that takes one key, and notes the ids of the requests it gets. */
let provider: Server;
let apiUrl: string;
let ids: (string | undefined)[];
beforeEach(async () => {
  ids = [];
  provider = createServer((request, response) => {
    ids.push(request.headers['x-request-id']?.toString());
    response.statusCode = request.headers['x-api-key'] === key ? 200 : 401;
    response.end('[]');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  apiUrl = `http://127.0.0.1:${portOf(provider)}/api`;
});
afterEach(() => {
  provider.closeAllConnections();
  provider.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const port = portOf(holder);
  holder.close();
  return port;
}

/** The process of one of the two apps, out of its sources. */
async function start(app: 'public-site' | 'admin', env: Record<string, string> = {}) {
  const [port, figures] = [await freePort(), await freePort()];
  const main = join(import.meta.dirname, '../..', app, 'server/main.ts');
  const child: ChildProcess = spawn(process.execPath, [main, '--dev'], {
    env: {
      ...{ PATH: process.env.PATH, ...compiled, API_URL: apiUrl },
      ...{ API_KEY: key, SITE_PORT: String(port), ADMIN_PORT: String(port), LOG_LEVEL: 'info' },
      ...{ SITE_METRICS_PORT: String(figures), ADMIN_METRICS_PORT: String(figures), ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stderr?.on('data', (part) => (text += part));
  const exited = once(child, 'exit');
  const lines = () => text.trim().split('\n');
  const ready = once(child, 'message');
  const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const metrics = async () => (await fetch(`http://127.0.0.1:${figures}/metrics`)).text();
  return { ready, exited, lines, get, metrics };
}

const apps = ['public-site', 'admin'] as const;

test.each(apps)('[F-60] %s: a wrong key stops it at its start with one line', async (app) => {
  const { exited, lines } = await start(app, { API_KEY: 'lain' });
  expect((await exited)[0]).toBe(1);
  expect(lines()).toEqual([expect.stringMatching(/^API_KEY=… .*menolaknya \(401\); samakan/)]);
});

test.each(apps)(
  '[F-60] [F-122] %s starts while its provider is away, and says once what it finds, on /readyz and as a metric too',
  async (app) => {
    provider.close();
    const { ready, lines, get, metrics } = await start(app);
    await ready;
    for (let n = 0; n < 5; n += 1) expect((await get('/readyz')).status).toBe(503);
    const answer = await (await get('/readyz')).json();
    expect(answer).toEqual({ status: 'unavailable', provider: 'unreachable' });
    expect(await metrics()).toContain('provider_state{state="unreachable"} 1');
    expect(await metrics()).toContain('release_info{release="source"} 1');
    const told = () => lines().filter((line) => line.includes('"event":"provider"'));
    await expect.poll(told, { timeout: 30_000 }).toHaveLength(1);
    expect(JSON.parse(told()[0] ?? '')).toMatchObject({
      ...{ level: 'error', state: 'unreachable', before: 'ok', detail: 'ECONNREFUSED' },
    });
    const failed =
      /^http_request_duration_seconds_count\{method="GET",route="\/readyz",status="503"\} 6$/m;
    expect(await metrics(), 'the failures, by route').toMatch(failed);
    expect((await get('/metrics')).status).not.toBe(200);
  },
);

test('[F-60] the id of a request goes on to the provider, and into the line of one that fails', async () => {
  const { ready, lines, get } = await start('public-site');
  await ready;
  const id = 'a'.repeat(32);
  await get('/feed.xml', { 'X-Request-Id': id });
  const missing = await get('/tidak-ada', { 'X-Request-Id': id });
  expect(missing.headers.get('X-Request-Id')).toBe(id);
  const hostile = await get('/tidak-ada?q=rahasia', { 'X-Request-Id': 'a b"c' });
  expect(hostile.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => lines().filter((line) => line.includes('"request"'))).toHaveLength(2);
  expect(lines().join()).toContain(`"requestId":"${id}"`);
  expect(lines().join()).not.toContain('rahasia');
  expect(ids).toContain(id);
});
