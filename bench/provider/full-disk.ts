// A disk of 20 MB runs full under writes, and has room again (docs/reliability.md#d06, #d22). Needs root, to mount it.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { picture } from '../../apps/api/src/testing/files.ts';
import {
  password,
  type ServerProcess,
  serverProcess,
} from '../../apps/api/src/testing/server-process.ts';

const disk = await mkdtemp(join(tmpdir(), 'pesantren-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
if (mounted.status !== 0) throw new Error(`no disk to fill: ${mounted.stderr}`);
const failures: string[] = [];
const expect = (holds: boolean, what: string) => {
  console.log(`${holds ? 'ok' : 'NOT'}  ${what}`);
  if (!holds) failures.push(what);
};

try {
  const env = { DATA_DIR: join(disk, 'data'), DISK_FLOOR_MB: '1' };
  const article = (n: number) => ({ title: `Artikel ${n}`, content: 'x'.repeat(100_000) });
  const ballast = join(disk, 'ballast');
  await mkdir(env.DATA_DIR);
  let server = await serverProcess(env);
  const kept = await statusOf(server.post('/articles.php', article(0)));
  expect(kept === 201, 'with room a write is a 201');

  const photo = new Uint8Array(await picture(1200, 1200).jpeg().toBuffer());
  const uploads: number[] = [];
  for (let n = 0; n < 60; n += 1) uploads.push(await statusOf(server.upload(photo)));
  expect(
    uploads.every((s) => [201, 503, 507].includes(s)),
    `uploads: ${[...new Set(uploads)]}`,
  );
  const writes: number[] = [];
  for (let n = 1; n < 60; n += 1)
    writes.push(await statusOf(server.post('/articles.php', article(n))));
  expect(writes.includes(507), `writes until it is full: ${[...new Set(writes)]}`);
  await writeFile(ballast, Buffer.alloc(20_000_000)).catch(() => {});
  expect((await statusOf(server.get('/articles.php/1'))) === 200, 'reading goes on');
  expect((await statusOf(fetch(`${server.origin}/healthz`))) === 200, 'the process lives');
  const ready = await fetch(`${server.origin}/readyz`);
  expect(ready.status === 503 && (await ready.text()).includes('disk'), 'readiness says disk');
  expect((await statusOf(signIn(server))) === 200, 'signing in works');
  expect((await statusOf(remove(server, 1))) === 204, 'deleting works');
  // Whatever else writes to this disk takes what has been set free.
  await writeFile(`${ballast}-2`, Buffer.alloc(20_000_000)).catch(() => {});
  expect((await statusOf(server.post('/articles.php', article(98)))) === 507, 'writing does not');

  await server.stop('SIGKILL');
  const stayed = await serverProcess(env).catch(() => undefined);
  console.log(`    killed and full, it ${stayed ? 'starts' : 'does not start'} again`);
  await stayed?.stop('SIGKILL');
  await rm(`${ballast}-2`, { force: true });
  await rm(ballast, { force: true });
  server = await serverProcess(env);
  expect(
    (await statusOf(server.post('/articles.php', article(99)))) !== 500,
    'killed and full, it starts',
  );
  const folder = join(env.DATA_DIR, 'uploads');
  for (const name of await readdir(folder)) await rm(join(folder, name));
  expect(
    (await statusOf(server.post('/articles.php', article(100)))) === 201,
    'with room it writes again',
  );
  expect((await statusOf(server.get('/articles.php/2'))) === 200, 'what was kept is there');
  expect((await server.stop('SIGTERM')) === 0, 'it stops cleanly');
  const database = new DatabaseSync(join(env.DATA_DIR, 'pesantren.db'), { readOnly: true });
  const check = database.prepare('pragma integrity_check').get()?.integrity_check;
  database.close();
  expect(check === 'ok', `integrity: ${check}`);
} finally {
  spawnSync('umount', [disk]);
  await rm(disk, { recursive: true, force: true });
}
process.exitCode = failures.length === 0 ? 0 : 1;

function signIn({ origin, headers }: ServerProcess): Promise<Response> {
  return fetch(`${origin}/api/admin.php/login`, {
    method: 'POST',
    headers: { ...headers, Cookie: '', 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
}

function remove({ origin, headers: sent }: ServerProcess, id: number): Promise<Response> {
  const headers = { ...sent, 'Content-Type': 'application/json' };
  return fetch(`${origin}/api/articles.php/${id}`, { method: 'DELETE', headers });
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  return (await answer).status;
}
