import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import { initializeDatabase } from './jobs/initialize-database.ts';
import { childEnv } from './testing/child-env.ts';
import { s3Server } from './testing/s3-server.ts';
import { freePort, password } from './testing/server-process.ts';
import { startedOnce } from './testing/started-once.ts';
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

test('[A21] the first start creates the administrator, shows the password once, and fills an empty database with the sample content and its files', async () => {
  const first = start();
  const [ready] = await once(first, 'message');
  expect(ready).toEqual({
    ready: true,
    password: expect.stringMatching(/^\w{4}-\w{4}-\w{4}-\w{4}$/),
  });
  expect((await login(ready.password)).status).toBe(200);
  expect((await login('kata sandi lain')).status).toBe(401);
  const base = `http://127.0.0.1:${port}/api`;
  const names = ['articles', 'announcements', 'prestasi', 'carousel_images', 'gallery_items'];
  for (const name of names) {
    const list = await (await fetch(`${base}/${name}.php`, { headers: key })).json();
    expect(list, name).not.toHaveLength(0);
  }
  await stop(first);

  const second = start();
  expect((await once(second, 'message'))[0]).toEqual({ ready: true });
  expect((await login(ready.password)).status).toBe(200);
  await stop(second);
});

test('an administrator out of the environment, and no content where none is wanted', async () => {
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
});

test('[D12] shutdown answers requests under way and exits with 0', async () => {
  await startedOnce({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url });
  const child = start();
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
  slow.end(JSON.stringify({ username: 'admin', password }));
  const [response] = await answered;
  response.resume();
  expect(response.statusCode).toBe(200);
  await stopped;
});

test('an occupied port is one line, and the password is not lost', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const line = `API_PORT=${port} tidak dapat dipakai: port itu sudah dipakai program lain.\n`;
  expect(await failure({})).toBe(line);
  other.close();
  await once(other, 'close');
  const child = start({ SEED: 'none' });
  const [ready] = await once(child, 'message');
  expect(ready.password).toBeDefined();
  await stop(child);
});

test('[D17] [F-52] [F-62] an invalid value is one line that names its variable', async () => {
  const file = join(folder, 'teks.txt');
  await writeFile(file, 'bukan basis data, melainkan teks biasa. '.repeat(100));
  // The process says so at least once of each variable, and of each step of its start.
  const there: Record<string, string>[] = [
    { API_PORT: '0' },
    { DATABASE_URL: `sqlite:${file}` },
    { DATA_DIR: join(file, 'data') },
    { STORAGE_URL: 'file:/proc/pesantren' },
    { ADMIN_PASWORD: password },
    { HOST: 'bukan.alamat.invalid' },
    { ADMIN_PASSWORD: 'adminadminadmin' },
  ];
  const here: Record<string, string>[] = [
    { DATABASE_URL: 'postgres://admin:rahasia@127.0.0.1:1/pesantren' },
    { DATA_DIR: '/proc/pesantren/data' },
    ...['pendek', 'P@ssw0rd1234', 'Jakarta123456', 'kucing123456'].map((ADMIN_PASSWORD) => ({
      ADMIN_PASSWORD,
    })),
  ];
  const line = (env: object) =>
    new RegExp(`^${Object.keys(env)[0]}=.* tidak dapat dipakai: .+\\.\\n$`);
  for (const env of there) expect(await failure(env)).toMatch(line(env));
  for (const env of here) expect(await failureHere(env)).toMatch(line(env));
});

test('[F-62] an unusable bucket is one line', async () => {
  const { location, stop } = await s3Server();
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  const url = (bucket: string, endpoint = location.endpoint) =>
    `s3://${bucket}?endpoint=${endpoint}`;
  const line = /^STORAGE_URL=s3:\/\/sekolahh? tidak dapat dipakai: isi dengan bucket .+\.\n$/;
  expect(await failureHere({ STORAGE_URL: url('sekolahh') })).toMatch(line);
  expect(await failureHere({ STORAGE_URL: url('sekolah', 'http://127.0.0.1:1') })).toMatch(line);
  const other = { ...keys, AWS_ACCESS_KEY_ID: 'lain', STORAGE_URL: url('sekolah') };
  expect(await failure(other)).toMatch(line);
  await stop();
});

/** The settings of a start, which `env` adds to. */
const settings = (env: Record<string, string>) => ({
  ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, API_PORT: String(port) },
  ...env,
});

function start(env: Record<string, string> = {}): ChildProcess {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { ...childEnv(), ...settings(env) },
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

/** What the same steps of a start fail with in this process, without the second that one of its own takes. */
async function failureHere(env: Record<string, string>): Promise<string> {
  const start = async () => {
    const config = readConfig(settings(env));
    const { deps, close } = await createDeps(config, () => {});
    await initializeDatabase(deps, config).finally(close);
  };
  const error = await start().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EnvironmentError);
  return `${(error as Error).message}\n`;
}

function login(password: string, username = 'admin'): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/admin.php/login`, {
    method: 'POST',
    headers: loginHeaders,
    body: JSON.stringify({ username, password }),
  });
}
