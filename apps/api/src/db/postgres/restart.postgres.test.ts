import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crash, type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import { bodyOf } from '../../testing/requests.ts';
import { type ServerProcess, serverProcess } from '../../testing/server-process.ts';

const writers = 3;
const item = { prestasi: 'Juara 1 Panahan', tanggal: '2026-01-12' };
let folder: string;
let postgres: PostgresServer;
let server: ServerProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-restart-'));
  postgres = await startPostgres(['fsync=off']);
  await postgres.server.createDatabase('jatuh');
  server = await serverProcess({ DATA_DIR: folder, DATABASE_URL: `${postgres.url}jatuh` });
});
afterEach(async () => {
  await server.stop('SIGKILL');
  await postgres.server.stop();
  await rm(folder, { recursive: true });
});

test('[D21] a PostgreSQL that crashes amid writes and restarts has everything acknowledged', async () => {
  const acknowledged: number[] = [];
  const refused: (string | null)[] = [];
  let going = true;
  const writing = Array.from({ length: writers }, async () => {
    while (going) {
      const answer = await server.post('/prestasi.php', item);
      if (answer.status === 201) acknowledged.push((await bodyOf<{ id: number }>(answer)).id);
      else refused.push(`${answer.status} ${answer.headers.get('Retry-After')}`);
      await pause(20);
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(10);
  await crash(`${postgres.url}jatuh`);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  await expect.poll(async () => (await server.get('/prestasi.php')).status).toBe(503);
  await expect.poll(() => status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);

  const before = acknowledged.length;
  const started = () =>
    postgres.server.start().then(
      () => true,
      () => false,
    );
  await expect.poll(started).toBe(true);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
  going = false;
  await Promise.all(writing);
  expect(new Set(refused)).toEqual(new Set(['503 5']));
  const rows = await bodyOf<{ id: number }[]>(server.get('/prestasi.php'));
  const ids = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(ids.size - acknowledged.length).toBeLessThanOrEqual(writers);
});
