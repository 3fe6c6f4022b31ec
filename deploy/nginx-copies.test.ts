import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unreceivedShare } from '../apps/admin/src/paths.ts';
import { type RunningNginx, startNginx } from '../scripts/nginx.ts';

const [www, admin, api] = ['www', 'admin', 'api'].map((name) => `${name}.sekolah.sch.id`) as [
  string,
  string,
  string,
];
const agent = new Agent({ keepAlive: true, maxSockets: 50, rejectUnauthorized: false });
const slow = 60_000;

let nginx: RunningNginx;
let https: number;
/** Requests that reached site and provider, what they answer where that is not 200, and whether they are away. */
let asked: string[];
let statuses: Record<string, number>;
let isDown: boolean;
let isSilent: boolean;
/** How many requests are answered together, and the answers until then. */
let togetherAt: number;
let waiting: (() => void)[];

/** Site and provider: what each sends for what is there, and for what is not. */
const apps = createServer(({ url = '' }, response) => {
  if (isDown) return void response.destroy();
  if (isSilent) return;
  asked.push(url);
  waiting.push(() => answer(url, response));
  if (waiting.length >= togetherAt) for (const send of waiting.splice(0)) send();
});

function answer(url: string, response: ServerResponse): void {
  const known = Object.keys(statuses).find((path) => url.startsWith(path));
  const status = known ? statuses[known] : 200;
  const caching = status === 200 ? 's-maxage=1, stale-if-error=30' : 's-maxage=1';
  response.writeHead(status ?? 200, { 'cache-control': `public, ${caching}` }).end(url);
}

beforeAll(async () => {
  const app = await portOf(apps);
  const [plain, secure] = [createServer(), createServer()];
  const http = await portOf(plain);
  https = await portOf(secure);
  for (const taken of [plain, secure]) await once(taken.close(), 'close');
  const ports = { http, https, site: app, admin: app, api: app };
  nginx = await startNginx(ports, { readTimeout: '2s' });
}, 120_000);
afterAll(async () => {
  agent.destroy();
  apps.close();
  await nginx?.stop();
});
beforeEach(() => {
  asked = [];
  statuses = {};
  isDown = false;
  isSilent = false;
  togetherAt = 1;
  waiting = [];
});

async function portOf(server: typeof apps): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

type Asking = { host?: string; from?: string; method?: string; body?: Buffer };

/** Asks nginx, as a page of the admin's origin does. */
async function ask(
  path: string,
  { host = www, from = '203.0.113.1', method = 'GET', body }: Asking,
) {
  const headers = { host, 'x-test-address': from, origin: `https://${admin}` };
  const place = { host: '127.0.0.1', port: https, servername: host, agent };
  const [answer]: IncomingMessage[] = await once(
    request({ ...place, path, method, headers }).end(body),
    'response',
  );
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const statusOf = async (path: string, from?: string) =>
  (await ask(path, from ? { from } : {})).status;

test.each([404, 410, 301])(
  '[F-73] what was answered %d once is shown by nothing afterwards',
  async (status) => {
    const paths = [`/artikel/panen-${status}`, `/uploads/panen-${status}.pdf`];
    for (const path of paths) expect(await statusOf(path)).toBe(200);
    for (const path of paths) statuses[path] = status;
    for (const path of paths) {
      await expect.poll(() => statusOf(path), { timeout: slow }).toBe(status);
    }
    // Most are over the limit, and get the last copy.
    const flood = Array.from({ length: 800 }, () => statusOf(paths[0] ?? '', '203.0.113.9'));
    expect(await Promise.all(flood)).not.toContain(200);
    isDown = true;
    for (const path of paths) expect(await statusOf(path)).not.toBe(200);
  },
  slow,
);

test('[F-73] [F-53] what never was there is kept by nobody, however often it is asked for', async () => {
  statuses = { '/artikel/karangan': 404, '/uploads/karangan': 404 };
  const copies = () =>
    ['pesantren-site', 'pesantren-uploads'].flatMap((name) =>
      readdirSync(join(nginx.folder, 'cache', name), { encoding: 'utf8', recursive: true }),
    );
  const before = copies();
  const paths = ['/artikel/karangan-1', '/artikel/karangan-2', '/uploads/karangan.jpg'];
  for (const path of [...paths, ...paths]) expect(await statusOf(path)).toBe(404);
  expect(asked).toHaveLength(6);
  expect(copies()).toEqual(before);
});

test.each(['away', 'silent'])(
  '[F-74] while an app is %s, people and the admin read why',
  async (how) => {
    isDown = how === 'away';
    isSilent = how === 'silent';
    const calls = ['/api/articles.php', '/api/admin.php/login', '/api/upload.php'];
    const refusals = calls.map((path) => ask(path, { host: api, method: 'POST' }));
    for (const { status, headers, text } of await Promise.all(refusals)) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(headers['access-control-allow-origin']).toBe(`https://${admin}`);
      expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' });
    }
    const pages = [
      [www, `/artikel/${how}`, 'Situs sedang ramai'],
      [www, `/uploads/${how}.pdf`, 'Situs sedang ramai'],
      [admin, `/adminsekolah/${how}`, 'Admin sedang dimulai ulang'],
    ] as const;
    const answers = pages.map(async ([host, path, words]) => {
      const refused = await ask(path, { host });
      expect([refused.status, refused.headers['retry-after']], path).toEqual([503, '5']);
      expect(refused.text).toContain(words);
    });
    await Promise.all(answers);
    // Loading a form again would bring an empty one.
    const forms = ['/bergabung/daftar?ke=1', '/bergabung/daftar/PSB-0?tarik'];
    for (const unsent of await Promise.all(forms.map((path) => ask(path, { method: 'POST' })))) {
      expect([unsent.status, unsent.headers['retry-after']]).toEqual([503, '5']);
      expect(unsent.text).toContain('tekan Kembali, lalu kirim lagi');
      expect(unsent.text).not.toContain('Muat ulang');
    }
  },
  slow,
);

test('[F-74] who asks for a page that cannot be made does not wait for those before', async () => {
  statuses = { '/artikel/gagal': 503 };
  togetherAt = 12;
  const answers = Array.from({ length: togetherAt }, () => ask('/artikel/gagal', {}));
  // From the site: none of them was given up before the last one reached it.
  for (const { text } of await Promise.all(answers)) expect(text).toBe('/artikel/gagal');
});

test('[F-75] photos that a phone shares past the service worker are read by nobody, and it is said', async () => {
  const path = '/adminsekolah/bagikan';
  const body = Buffer.alloc(5_000_000);
  const { status, headers } = await ask(path, { host: admin, method: 'POST', body });
  const page = `https://${admin}/adminsekolah${unreceivedShare}`;
  expect([status, headers.location, asked]).toEqual([303, page, []]);
  expect(await statusOf(path)).toBe(200);
});
