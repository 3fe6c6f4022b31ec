import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../testing/files.ts';
import { type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { startedOnce } from '../testing/started-once.ts';

let folder: string;
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-wire-'));
  await startedOnce({ DATA_DIR: folder });
  server = await serverProcess({ DATA_DIR: folder });
  port = Number(new URL(server.origin).port);
});
afterAll(async () => {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  await server.stop('SIGKILL');
  await rm(folder, { recursive: true });
});

/** What comes back on a connection until the server ends it. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(bytes, 'latin1');
  });
}

const key = 'X-API-Key: pesantren-dev-key\r\n';
const get = (target: string, headers: string) =>
  `GET ${target} HTTP/1.1\r\n${headers}${key}Connection: close\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/admin.php/login HTTP/1.1\r\nHost: 127.0.0.1\r\n${key}Connection: close\r\n${headers}\r\n${body}`;

test('[L08] [A15] headers of 16 KiB are a 431, an address of 8 KiB a 414, a body over its limit a 413', async () => {
  const long = get('/api/articles.php', `Host: 127.0.0.1\r\nX-A: ${'a'.repeat(17_000)}\r\n`);
  expect(await exchange(long)).toMatch(/^HTTP\/1\.1 431 /);
  const address = await exchange(
    get(`/api/articles.php?q=${'a'.repeat(8_200)}`, 'Host: 127.0.0.1\r\n'),
  );
  expect(address).toMatch(/^HTTP\/1\.1 414 /);
  expect(address).toMatch(/cache-control: no-store/i);
  expect(address).toContain('"code":"too-long"');
  const body = JSON.stringify({ username: 'admin', password: 'x'.repeat(1_000_000) });
  const json = 'Origin: http://localhost:3001\r\nContent-Type: application/json\r\n';
  const large = await server.post('/admin.php/login', {
    username: 'a',
    password: 'x'.repeat(1_000_000),
  });
  expect([large.status, large.headers.get('Cache-Control')]).toEqual([413, 'no-store']);
  const chunked = `${json}Transfer-Encoding: chunked\r\n`;
  const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  expect(await exchange(post(chunked, chunks))).toMatch(/^HTTP\/1\.1 413 /);
});

test('[L09] an ambiguous request (smuggling) is a 400, and the connection ends', async () => {
  const ambiguous: Record<string, string> = {
    'length and chunked': post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
    'two lengths': post('Content-Length: 2\r\nContent-Length: 3\r\n', 'abc'),
    'a bare LF': 'GET /healthz HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n',
    'a folded header': get('/healthz', 'Host: 127.0.0.1\r\nX-A: a\r\n b\r\n'),
    'odd chunking': post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'),
    'a space before the colon': get('/healthz', 'Host : 127.0.0.1\r\n'),
  };
  for (const [name, bytes] of Object.entries(ambiguous)) {
    expect(await exchange(bytes), name).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test('[Z04] an unknown method is refused', async () => {
  const status = async (method: string) => {
    const request = get('/api/articles.php', 'Host: 127.0.0.1\r\n').replace('GET', method);
    return Number((await exchange(request)).slice(9, 12));
  };
  for (const method of ['TRACE', 'QUERY', 'PROPFIND']) {
    expect([403, 405], method).toContain(await status(method));
  }
  for (const method of ['get', 'delete', 'GETS']) expect(await status(method), method).toBe(400);
  expect(await exchange('CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')).toBe('');
});

test('[L10] a foreign Host is a 421, none, two or a malformed one a 400, and none is echoed', async () => {
  const target = '/api/articles.php';
  const status = async (bytes: string) => Number((await exchange(bytes)).slice(9, 12));
  for (const host of ['localhost', '127.0.0.1', `127.0.0.1:${port}`, 'LOCALHOST:1', '[::1]']) {
    expect(await status(get(target, `Host: ${host}\r\n`)), host).toBe(200);
  }
  for (const host of [
    'jahat.example',
    'localhost.jahat.example',
    'xlocalhost',
    '169.254.169.254',
  ]) {
    const answer = await exchange(get(target, `Host: ${host}\r\n`));
    expect([Number(answer.slice(9, 12)), answer.includes(host)], host).toEqual([421, false]);
  }
  for (const headers of [
    '',
    'Host: \r\n',
    'Host: 127.0.0.1\r\nHost: jahat.example\r\n',
    'Host: a/b@c\r\n',
    `Host: ${'a'.repeat(10_000)}\r\n`,
  ]) {
    expect([400, 414, 421], headers.slice(0, 40)).toContain(await status(get(target, headers)));
  }
  expect(await status(get(`http://jahat.example${target}`, 'Host: 127.0.0.1\r\n'))).toBe(421);
  expect(await status(get(target, 'Host: 127.0.0.1\r\n__proto__: x\r\nconstructor: y\r\n'))).toBe(
    200,
  );
  expect(await status(get('/healthz', 'Host: 10.0.0.7\r\n')), 'a load balancer asks').toBe(200);
});

test('[C13] [C14] odd request headers are answered at once and not echoed', async () => {
  const spaces = `Access-Control-Request-Headers: ${' '.repeat(15_000)}x\r\n`;
  const origin = 'Host: 127.0.0.1\r\nOrigin: http://localhost:3001\r\n';
  const preflight = get(
    '/api/articles.php',
    `${origin}Access-Control-Request-Method: PUT\r\n${spaces}`,
  );
  expect(await exchange(preflight.replace('GET', 'OPTIONS'))).toMatch(/^HTTP\/1\.1 204 /);
  const answer = await exchange(get('/api/articles.php', `${origin}Vary: X-Evil\r\n`));
  expect(answer).not.toContain('X-Evil');
});

test('[U09] an upload in chunks is a 413 in the middle of it, and its connection ends', {
  timeout: 60_000,
}, async () => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const ended = new Promise((resolve) => socket.on('close', resolve));
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const headers = Object.entries(server.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/upload.php HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers.join('')}`);
  socket.write(
    'Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.7';
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  socket.write(chunk(part));
  const mebibyte = chunk('x'.repeat(1_048_576));
  let sent = 0;
  for (; sent < 200 && answer === ''; sent += 1) {
    await new Promise<void>((resolve) => socket.write(mebibyte, () => resolve()));
  }
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"code":"too-large"');
  expect(sent).toBeLessThan(100);
  expect(await readdir(join(folder, 'uploads'))).toEqual([]);
});

test('[U11] uploads that break off half-way leave no file', { timeout: 60_000 }, async () => {
  const headers = Object.entries(server.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST /api/upload.php HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers.join('')}`;
  const part =
    'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\n';
  for (let n = 0; n < 50; n += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      `${head}${part}Content-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-`,
    );
    await new Promise<void>((resolve) => socket.end(() => resolve()));
    socket.destroy();
  }
  // All four places for uploads are free again.
  await expect
    .poll(async () => (await server.upload(pdf)).status, {
      timeout: 30_000,
    })
    .toBe(201);
  expect(await readdir(join(folder, 'uploads'))).toHaveLength(1);
});

test('[L01] [L03] over a thousand slow and idle connections are held, then closed, and others are answered meanwhile', {
  timeout: 60_000,
}, async () => {
  const slow = Array.from({ length: 50 }, () => exchange('GET /healthz HTTP/1.1\r\nHost: 127.0'));
  const idle = Array.from({ length: 1_050 }, () =>
    exchange('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'),
  );
  expect((await server.get('/articles.php')).status).toBe(200);
  for (const answer of await Promise.all(idle)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
