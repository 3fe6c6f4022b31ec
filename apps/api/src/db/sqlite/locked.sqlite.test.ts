import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServerProcess, serverProcess } from '../../testing/server-process.ts';
import { startedOnce } from '../../testing/started-once.ts';

let folder: string;
let server: ServerProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-locked-'));
  const env = { DATA_DIR: join(folder, 'data') };
  await startedOnce(env);
  server = await serverProcess(env);
});
afterEach(async () => {
  await server.stop('SIGKILL');
  await rm(folder, { recursive: true });
});

test('[D08] while another process locks the file reads go on, and writes time out with 503', async () => {
  const other = new DatabaseSync(join(folder, 'data/pesantren.db'));
  other.exec('begin exclusive');
  let waiting = true;
  const writes = Array.from({ length: 5 }, () =>
    server.post('/carousel_images.php', { src: 'https://contoh.sch.id/a.jpg' }),
  );
  const refused = Promise.all(writes).finally(() => {
    waiting = false;
  });
  let answered = 0;
  while (waiting) {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect((await server.get('/articles.php')).status).toBe(200);
    answered += 1;
    // Reads without a pause would only take both cores for these five seconds.
    await pause(20);
  }
  for (const { status, headers } of await refused) {
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  }
  // Five seconds of waiting: a process that held still meanwhile had answered hardly anything.
  expect(answered).toBeGreaterThan(10);
  other.exec('rollback');
  other.close();
  const after = await server.post('/carousel_images.php', { src: 'https://contoh.sch.id/a.jpg' });
  expect(after.status).toBe(201);
});

test('[D18] SQLite is a version without the bug of 2026', () => {
  const database = new DatabaseSync(':memory:');
  const [major = 0, minor = 0, patch = 0] = String(
    database.prepare('select sqlite_version() as version').get()?.version,
  )
    .split('.')
    .map(Number);
  database.close();
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003);
});
