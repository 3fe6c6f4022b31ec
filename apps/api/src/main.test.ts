import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { s3Server } from './testing/s3-server.ts';
import { freePort } from './testing/server-process.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let folder: string;
let port: number;
let database: TestDatabase;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-main-'));
  port = await freePort();
  database = await testDatabase(folder);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true });
});

const key = { 'X-API-Key': 'pesantren-dev-key' };
const loginHeaders = {
  ...key,
  Origin: 'http://localhost:3001',
  'Content-Type': 'application/json',
};
const patience = { timeout: 120_000 };

test(
  '[A21] the first start creates the administrator and shows the password once',
  patience,
  async () => {
    const first = start();
    const [ready] = await once(first, 'message');
    expect(ready).toEqual({
      ready: true,
      password: expect.stringMatching(/^\w{4}-\w{4}-\w{4}-\w{4}$/),
    });
    expect((await login(ready.password)).status).toBe(200);
    expect((await login('kata sandi lain')).status).toBe(401);
    await stop(first);

    const second = start();
    expect((await once(second, 'message'))[0]).toEqual({ ready: true });
    expect((await login(ready.password)).status).toBe(200);
    await stop(second);
  },
);

test(
  'an administrator out of the environment, and no content where none is wanted',
  patience,
  async () => {
    const child = start({
      ADMIN_USERNAME: 'Kepala',
      ADMIN_PASSWORD: 'hujan payung tikar senja',
      SEED: 'none',
    });
    expect((await once(child, 'message'))[0]).toEqual({ ready: true });
    const response = await login('hujan payung tikar senja', 'Kepala');
    expect(await response.json()).toEqual({ username: 'Kepala', role: 'pengelola' });
    const list = await fetch(`http://127.0.0.1:${port}/api/articles.php`, { headers: key });
    expect(await list.json()).toEqual([]);
    await stop(child);
  },
);

test(
  'the first start fills an empty database with the sample content and its files',
  patience,
  async () => {
    const child = start();
    await once(child, 'message');
    const base = `http://127.0.0.1:${port}/api`;
    const names = ['articles', 'announcements', 'prestasi', 'carousel_images', 'gallery_items'];
    for (const name of names) {
      const list = await (await fetch(`${base}/${name}.php`, { headers: key })).json();
      expect(list, name).not.toHaveLength(0);
    }
    await stop(child);
  },
);

test('[D12] shutdown answers requests under way and exits with 0', patience, async () => {
  const child = start({ ADMIN_PASSWORD: 'hujan payung tikar senja', SEED: 'none' });
  await once(child, 'message');
  const slow = request(`http://127.0.0.1:${port}/api/admin.php/login`, {
    method: 'POST',
    headers: { ...loginHeaders, Expect: '100-continue' },
  });
  slow.flushHeaders();
  // Node says so once the request is under way.
  await once(slow, 'continue');
  const answered = once(slow, 'response');
  const stopped = stop(child);
  const health = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  await expect.poll(health).toBeNull();
  slow.end(JSON.stringify({ username: 'admin', password: 'hujan payung tikar senja' }));
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(200);
  await stopped;
});

test('an occupied port is one line, and the password is not lost', patience, async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const line = `API_PORT=${port} tidak dapat dipakai: port itu sudah dipakai program lain.\n`;
  expect(await failure({})).toBe(line);
  other.close();
  await once(other, 'close');
  const child = start();
  const [ready] = await once(child, 'message');
  expect(ready.password).toBeDefined();
  await stop(child);
});

test(
  '[D17] [F-52] [F-62] an invalid value is one line that names its variable',
  patience,
  async () => {
    const file = join(folder, 'teks.txt');
    await writeFile(file, 'bukan basis data, melainkan teks biasa. '.repeat(100));
    const wrong: Record<string, string>[] = [
      { API_PORT: '0' },
      { DATABASE_URL: 'postgres://admin:rahasia@127.0.0.1:1/pesantren' },
      { DATABASE_URL: `sqlite:${file}` },
      { DATA_DIR: join(file, 'data') },
      { DATA_DIR: '/proc/pesantren/data' },
      { STORAGE_URL: 'file:/proc/pesantren' },
      { ADMIN_PASWORD: 'hujan payung tikar senja' },
      { HOST: 'bukan.alamat.invalid' },
      { ADMIN_PASSWORD: 'pendek' },
      ...['adminadminadmin', 'P@ssw0rd1234', 'Jakarta123456', 'kucing123456'].map(
        (ADMIN_PASSWORD) => ({ ADMIN_PASSWORD }),
      ),
    ];
    for (const env of wrong) {
      const [name] = Object.keys(env);
      expect(await failure(env)).toMatch(new RegExp(`^${name}=.* tidak dapat dipakai: .+\\.\\n$`));
    }
  },
);

test('[F-62] an unusable bucket is one line', patience, async () => {
  const { location, stop } = await s3Server();
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  const url = (bucket: string, endpoint = location.endpoint) =>
    `s3://${bucket}?endpoint=${endpoint}`;
  const wrong = [
    { ...keys, STORAGE_URL: url('sekolahh') },
    { ...keys, STORAGE_URL: url('sekolah', 'http://127.0.0.1:1') },
    { ...keys, AWS_ACCESS_KEY_ID: 'lain', STORAGE_URL: url('sekolah') },
  ];
  for (const env of wrong) {
    expect(await failure(env)).toMatch(
      /^STORAGE_URL=s3:\/\/sekolahh? tidak dapat dipakai: isi dengan bucket .+\.\n$/,
    );
  }
  await stop();
});

function start(env: Record<string, string> = {}): ChildProcess {
  const { NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env;
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      API_PORT: String(port),
      NODE_OPTIONS,
      NODE_COMPILE_CACHE,
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  const [code, signal] = await once(child, 'exit');
  expect({ code, signal }).toEqual({ code: 0, signal: null });
}

/** What a start that fails writes on standard error. */
async function failure(env: Record<string, string>): Promise<string> {
  const child = start(env);
  const [stderr, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
  expect(code).toBe(1);
  return stderr;
}

function login(password: string, username = 'admin'): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/admin.php/login`, {
    method: 'POST',
    headers: loginHeaders,
    body: JSON.stringify({ username, password }),
  });
}
