import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { connect as connectPlain, createServer as createPort, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NginxPorts, type RunningNginx, startNginx } from '../scripts/nginx.ts';

const root = join(import.meta.dirname, '..');
const [www, api] = ['www.sekolah.sch.id', 'api.sekolah.sch.id'];
const agent = new Agent({ keepAlive: true, maxSockets: 50, rejectUnauthorized: false });

let ports: NginxPorts;
let nginx: RunningNginx;
/** Requests that reached site and provider. */
let asked: string[];
let isDown: boolean;
let lastAddress = 0;

const apps = createServer(({ url = '', headers }, response) => {
  if (isDown) return void response.destroy();
  asked.push(url);
  const caching = 'public, max-age=0, s-maxage=4, stale-if-error=30';
  const { host, accept = '-', cookie = '-', 'accept-encoding': encoding = '-' } = headers;
  const body = [url, encoding, cookie, host, accept].join(' ');
  response.writeHead(200, {
    'accept-ranges': 'bytes',
    'content-length': Buffer.byteLength(body),
    'cache-control': headers.cookie?.includes('skema=') ? 'private, no-cache' : caching,
    ...(url.startsWith('/og/') && { 'x-accel-expires': 1 }),
    vary: 'Accept-Encoding, Cookie',
  });
  response.end(body);
});

beforeAll(async () => {
  const app = await portOf(apps);
  const free = await Promise.all([createPort(), createPort()].map(freePort));
  ports = { http: free[0] ?? 0, https: free[1] ?? 0, site: app, admin: app, api: app };
  nginx = await startNginx(ports, { headerTimeout: '1s' });
}, 120_000);
afterAll(async () => {
  agent.destroy();
  apps.close();
  await nginx?.stop();
});
beforeEach(() => {
  asked = [];
  isDown = false;
});

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function freePort(server: Server): Promise<number> {
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** An address that has asked for nothing yet. */
function newcomer(): string {
  return `203.0.113.${++lastAddress}`;
}

type Asking = { host?: string; from?: string; headers?: IncomingHttpHeaders; method?: string };

async function ask(path: string, { host = www, from = newcomer(), headers, method }: Asking = {}) {
  const call = request({
    ...{ host: '127.0.0.1', port: ports.https, servername: host, agent, path },
    method: method ?? 'GET',
    headers: { host, 'x-test-address': from, ...headers },
  }).end();
  const [answer]: IncomingMessage[] = await once(call, 'response');
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

/** Files of the site's cache. */
function copies(): string[] {
  const entries = readdirSync(join(nginx.folder, 'cache/pesantren-site'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('[F-53] the queries that nginx knows are those of the pages', async () => {
  const { pageQueries }: { pageQueries: Record<string, string[]> } = await import(
    join(root, 'apps/public-site/src/paths.ts')
  );
  const lines = Object.entries(pageQueries).map(([path, names]) => {
    const query = names.map((name) => `${name}=$arg_${name}`).join('&');
    return `    "${path}" "?${query}";`;
  });
  const text = readFileSync(join(root, 'deploy/nginx/public-site.conf'), 'utf8');
  const map = /^map \$pesantren_path \$pesantren_query \{\n {4}default "";\n(.*?)\n {4}#/ms.exec(
    text,
  );
  expect(map?.[1]?.split('\n')).toEqual(lines);
  const names = Object.keys(pageQueries).map((path) => path.slice(1));
  expect(text.split(`/+(?:${names.join('|')})/*$`)).toHaveLength(2);
  expect(text.split(`^/(?:${names.join('|')})\\?`)).toHaveLength(2);
});

test('[F-53] what a page does not read makes no copy of it, and reaches nobody', async () => {
  const from = newcomer();
  const before = copies().length;
  for (let n = 0; n < 100; n += 1) {
    await ask(`/tentang?x=${n}&q=${n}`, {
      from,
      headers: { cookie: `acak=${n}`, 'accept-encoding': `br, acak${n}` },
    });
  }
  expect(asked).toEqual(['/tentang']);
  expect(copies()).toHaveLength(before + 1);
});

test('[F-53] a page has a copy for each query that it reads, whatever else and in whichever order', async () => {
  const first = await ask('/artikel?kategori=Tahfidz&halaman=2');
  expect(first.text).toContain('/artikel?halaman=2&kategori=Tahfidz&q= ');
  expect((await ask('/artikel?halaman=2&utm_source=wa&kategori=Tahfidz')).text).toBe(first.text);
  expect((await ask('/artikel?halaman=3&kategori=Tahfidz')).text).not.toBe(first.text);
  expect(asked).toHaveLength(2);
});

test('[F-53] nobody leads others to a page by spelling its query in another way', async () => {
  for (const query of ['%71=jahat', 'HALAMAN=1&halaman=9', 'halaman=1%26q=jahat']) {
    const sent = await ask(`/pengumuman?${query}`);
    // What is asked of the site is what the copy is kept under.
    expect(sent.text).toMatch(/^\/pengumuman\?arsip=&halaman=(?:|1|1%26q=jahat)&kategori=&q= /);
  }
  const plain = await ask('/pengumuman');
  expect(plain.text).toContain('/pengumuman?arsip=&halaman=&kategori=&q= ');
});

test('[F-53] another spelling of a page reaches the site with all that was asked, and makes no copy', async () => {
  const before = copies().length;
  for (const path of ['/Artikel/?x=1', '//artikel?x=2', '/artikel/?halaman=2']) await ask(path);
  expect(asked).toEqual(['/Artikel/?x=1', '//artikel?x=2', '/artikel/?halaman=2']);
  expect(copies()).toHaveLength(before);
});

test('[F-53] searches and pages in chosen colors are kept by nobody', async () => {
  const before = copies().length;
  for (let n = 0; n < 20; n += 1) await ask(`/artikel?q=${n}`);
  const dark = await ask('/kontak', { headers: { cookie: 'skema=dark' } });
  expect(dark.text).toContain('skema=dark');
  expect(copies()).toHaveLength(before);
  expect((await ask('/kontak')).text).not.toContain('skema');
});

test.each([
  [www, '/profil'],
  ['admin.sekolah.sch.id', '/adminsekolah/assets/index-1.js'],
])('who takes brotli, gzip or neither gets what it takes (%s)', async (host, path) => {
  const sent = async (accepted: string) =>
    (await ask(path, { host, headers: { 'accept-encoding': accepted } })).text.split(' ')[1];
  expect(await sent('gzip, deflate, br, zstd')).toBe('br');
  expect(await sent('gzip, br;q=0')).toBe('gzip');
  expect(await sent('gzip')).toBe('gzip');
  expect(await sent('zstd')).toBe('-');
  const copies = asked.length;
  expect(await sent('br;q=1.0, gzip')).toBe('br');
  expect(asked).toHaveLength(copies);
});

test('[F-50] who asks for too much gets the last copy where there is one, else 503 in words; others go on', async () => {
  const from = newcomer();
  await ask('/prestasi');
  const searches = Array.from({ length: 300 }, (_, n) => ask(`/artikel?q=${n}`, { from }));
  const refused = (await Promise.all(searches)).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(100);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused[0]?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused[0]?.text).toContain('Situs sedang ramai');
  const pages = Array.from({ length: 900 }, () => ask('/prestasi', { from }));
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await ask('/artikel?q=madu')).status).toBe(200);
  const errors = readFileSync(join(nginx.folder, 'logs/error.log'), 'utf8');
  // A flood must not fill the disk with lines either.
  expect(errors).not.toMatch(/no live upstreams|limiting requests/);
});

test('[F-50] 300 pupils behind one address open a page each, and its files', async () => {
  const from = newcomer();
  const visits = Array.from({ length: 300 }, (_, n) => [
    ask(`/artikel/${n}`, { from }),
    ask('/', { from }),
    ask(`/assets/a${n % 3}.js`, { from }),
  ]);
  const statuses = (await Promise.all(visits.flat())).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('[V-46] a share card is asked for anew after a second', async () => {
  const count = async () => (await ask('/og/a.jpg')) && asked.length;
  await expect.poll(async () => (await count()) - (await count())).toBe(0);
  await expect.poll(count, { timeout: 9_000 }).toBeGreaterThan(asked.length);
});

test('[B-09] a picture is asked of the provider once for each width and format', async () => {
  const file = '/uploads/situs/hero-1.jpg';
  const chrome = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8', cookie: 'skema=dark' };
  const first = await ask(`${file}?w=640&x=1`, { headers: chrome });
  expect(first.text).toBe(`${file}?w=640 - - ${api} image/avif,image/webp,*/*`);
  await ask(`${file}?x=2&w=640`, { headers: { accept: 'text/html,image/avif' } });
  expect(asked).toEqual([`${file}?w=640`]);
  const older = await ask(`${file}?w=640`, { headers: { accept: 'image/webp,*/*' } });
  expect(older.text).toMatch(/ image\/webp,\*\/\*$/);
  expect((await ask(`${file}?w=641`)).text).toBe(`${file} - - ${api} */*`);
  expect(asked).toHaveLength(3);
});

test('[U18] a range is cut out of the copy, which stands while the provider is down', async () => {
  await ask('/uploads/situs/film.mp4');
  isDown = true;
  const part = await ask('/uploads/situs/film.mp4', { headers: { range: 'bytes=1-7' } });
  expect([part.status, part.text]).toEqual([206, 'uploads']);
  expect((await ask('/uploads/lain.mp4')).status).toBe(503);
});

test('[S14] the site’s name leads to files of the provider alone', async () => {
  const others = ['../api/articles.php', '..%2fapi%2farticles.php', '%2e%2e/readyz', '', '.a.jpg'];
  for (const path of [...others, 'a.jpg%0d%0aX-Jahat:%201', 'a%20b.jpg', 'a..jpg/..%5capi']) {
    const answer = await ask(`/uploads/${path}`);
    expect(answer.text, path).not.toContain(api);
    expect(answer.headers).not.toHaveProperty('x-jahat');
  }
  asked = [];
  await ask('/api/..%2fuploads/b.jpg');
  expect((await ask('/uploads/b.jpg', { method: 'POST' })).status).toBe(403);
  expect(asked).toEqual(['/uploads/b.jpg']);
});

test('while the site is down its last copies stand, and there are words for the rest', async () => {
  const cached = await ask('/bergabung');
  isDown = true;
  expect((await ask('/bergabung?fbclid=1')).text).toBe(cached.text);
  const missing = await ask('/struktur');
  expect([missing.status, missing.headers['retry-after']]).toEqual([503, '5']);
  expect(missing.text).toContain('Situs sedang ramai');
});

test('[F-50] a flood of sign-ins is refused in JSON that the admin can read', async () => {
  const from = newcomer();
  const origin = 'https://admin.sekolah.sch.id';
  const tries = Array.from({ length: 100 }, () =>
    ask('/api/admin.php/login', { host: api, from, method: 'POST', headers: { origin } }),
  );
  const refused = (await Promise.all(tries)).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]?.status).toBe(503);
  expect(refused[0]?.headers['access-control-allow-origin']).toBe(origin);
  expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'unavailable' });
});

test('[F-50] the site’s own server may ask the provider as often as it needs', async () => {
  const reads = Array.from({ length: 800 }, () =>
    ask('/api/articles.php', { host: api, from: '127.0.0.1' }),
  );
  const statuses = (await Promise.all(reads)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('[F-50] [F-57] a name that is not ours is led nowhere', async () => {
  const stranger = connect({
    ...{ host: '127.0.0.1', port: ports.https },
    servername: 'jahat.example',
  });
  const [refusal] = await once(stranger, 'error');
  expect(String(refusal)).toContain('unrecognized name');
  await expect(ask('/', { headers: { host: 'jahat.example' } })).rejects.toThrow(
    /hang up|ECONNRESET/,
  );
  const plain = connectPlain(ports.http, '127.0.0.1');
  plain.write('GET / HTTP/1.1\r\nHost: jahat.example\r\n\r\n');
  expect(await text(plain).catch(() => '')).toBe('');
  expect(asked).toEqual([]);
});

test('[F-50] [F-57] half a request holds its connection for a while only', async () => {
  const half = connect({
    ...{ host: '127.0.0.1', port: ports.https },
    ...{ servername: www, rejectUnauthorized: false },
  });
  half.write(`GET / HTTP/1.1\r\nHost: ${www}\r\n`);
  const silent = connectPlain(ports.https, '127.0.0.1');
  await Promise.all([text(half).catch(() => ''), once(silent.resume(), 'close')]);
  expect(half.destroyed || half.readableEnded).toBe(true);
});
