import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pdf } from './testing/files.ts';
import { bodyOf } from './testing/requests.ts';
import { type ServerProcess, serverProcess } from './testing/server-process.ts';
import { startedOnce } from './testing/started-once.ts';

let folder: string;
let env: Record<string, string>;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-durable-'));
  env = { DATA_DIR: join(folder, 'data') };
  await startedOnce(env);
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  await rm(folder, { recursive: true });
});

test('[D12] shutdown finishes a slow upload, refuses new requests, and leaves one whole database file', async () => {
  server = await serverProcess(env);
  const { child, origin, headers } = server;
  const boundary = 'batas';
  const slow = request(`${origin}/api/upload.php`, {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      Expect: '100-continue',
    },
  });
  slow.flushHeaders();
  // Node says so once the request is under way.
  await once(slow, 'continue');
  slow.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`);
  slow.write(pdf.subarray(0, 10));
  const answered = once(slow, 'response');
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      server?.get('/articles.php').then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  slow.end(Buffer.concat([pdf.subarray(10), Buffer.from(`\r\n--${boundary}--\r\n`)]));
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await server.stop('SIGTERM')).toBe(0);
  const left = await readdir(join(folder, 'data'));
  expect(left.filter((name) => name.startsWith('pesantren.db'))).toEqual(['pesantren.db']);
});

test('[D13] a client that never reads does not prevent shutdown', async () => {
  server = await serverProcess(env);
  const content = 'Isi yang panjang. '.repeat(10_000);
  const created = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      server?.post('/articles.php', { title: `Judul ${n}`, content }),
    ),
  );
  expect(created.map((response) => response?.status)).toEqual(Array(30).fill(201));
  const { port } = new URL(server.origin);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  socket.pause();
  const head =
    'GET /api/articles.php HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: pesantren-dev-key\r\n\r\n';
  socket.write(head.repeat(3));
  await once(socket, 'connect');
  await server.get('/articles.php?limit=1');
  expect(await server.stop('SIGTERM')).toBe(0);
  socket.destroy();
  server = await serverProcess(env);
  expect(await bodyOf<object[]>(server.get('/articles.php?fields=summary'))).toHaveLength(30);
});

test('[D23] an uncaught error is logged, and the process exits without a partial write', async () => {
  for (const fault of ['throw new Error("uji")', 'void Promise.reject(new Error("uji"))']) {
    server = await serverProcess(env, [`process.once('message', () => { ${fault} })`]);
    const { child, stderr } = server;
    const ended = once(child, 'exit');
    const writing = server.post('/carousel_images.php', { src: 'https://contoh.sch.id/a.jpg' });
    expect((await writing).status).toBe(201);
    child.send('now');
    expect((await ended)[0]).toBe(1);
    const [line = ''] = (await stderr).trim().split('\n').slice(-1);
    expect(JSON.parse(line)).toMatchObject({
      event: 'crashed',
      error: expect.stringContaining('uji'),
    });
  }
  server = await serverProcess(env);
  expect(await bodyOf<object[]>(server.get('/carousel_images.php'))).toHaveLength(2);
});

test('[D07] without its upload folder it is not ready, reads on, and recovers', async () => {
  server = await serverProcess(env);
  const ready = async () => (await fetch(`${server?.origin}/readyz`)).status;
  const uploads = join(folder, 'data/uploads');
  await rename(uploads, `${uploads}-hilang`);
  await expect.poll(ready).toBe(503);
  expect((await server.upload(pdf)).status).toBe(503);
  expect((await server.get('/articles.php')).status).toBe(200);
  await rename(`${uploads}-hilang`, uploads);
  await expect.poll(ready).toBe(200);
  expect((await server.upload(pdf)).status).toBe(201);
});

test('[D07] on a disk that takes no write any more it is not ready, says so, reads on, and recovers', async () => {
  server = await serverProcess(env);
  const { origin, child } = server;
  const readiness = async () => (await fetch(`${origin}/readyz`)).json();
  // The kernel refuses each write of the process to a file, as one to a disk that has turned read-only.
  const limit = (size: string) =>
    execFileSync('prlimit', [`--pid=${child.pid}`, `--fsize=${size}:`]);
  limit('0');
  await expect.poll(readiness).toEqual({ status: 'unavailable', reason: 'disk' });
  const refused = await server.post('/articles.php', { title: 'Panen', content: 'Kopi.' });
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      code: 'unavailable',
      message:
        'Server tidak dapat menulis ke disknya, jadi perubahan ini tidak disimpan. Hubungi pengelola situs.',
    },
  ]);
  expect((await server.upload(pdf)).status).toBe(503);
  expect((await server.get('/articles.php')).status).toBe(200);
  limit('unlimited');
  await expect.poll(readiness).toEqual({ status: 'ok' });
  expect((await server.upload(pdf)).status).toBe(201);
});
