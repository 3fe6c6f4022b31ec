import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { pdf } from '../../testing/files.ts';
import { bodyOf, read, upload, write } from '../../testing/requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { createDiskReserve } from './disk-reserve.ts';

const article = { title: 'Judul', content: 'x'.repeat(50_000) };

test('[D06] [F-55] a full disk refuses writes, loses nothing, reads on, reports itself, and recovers with room', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let clock = Date.now();
  const api = await testApi({ now: () => new Date(clock) });
  await api.create('articles');
  // SQLite's own SQLITE_FULL, as on a full disk; `pnpm bench full-disk` fills a real one.
  await sql`pragma max_page_count = 120`.execute(api.deps.db);
  const statuses: number[] = [];
  let last: Response | undefined;
  while (statuses.at(-1) !== 507 && statuses.length < 50) {
    last = await write(api, 'POST', '/articles.php', article);
    statuses.push(last.status);
  }
  const written = statuses.filter((status) => status === 201).length;
  expect(statuses).toEqual([...Array(written).fill(201), 507]);
  expect(await bodyOf(last as Response)).toEqual({
    code: 'storage-full',
    message:
      'Ruang penyimpanan server penuh, jadi perubahan ini tidak disimpan. Hubungi pengelola situs; masuk dan menghapus tetap bisa.',
  });
  for (let n = 0; n < 3; n += 1) {
    expect((await write(api, 'POST', '/articles.php', article)).status).toBe(507);
  }
  expect(await bodyOf<object[]>(read(api, '/articles.php'))).toHaveLength(written + 1);
  clock += 2_000;
  expect(await readiness(api)).toEqual([503, { status: 'unavailable', reason: 'disk' }]);
  const strangers = [
    await readiness(api, '203.0.113.7'),
    await readiness(api, '127.0.0.1', { 'X-Forwarded-For': '127.0.0.1' }),
  ];
  for (const stranger of strangers) expect(stranger).toEqual([503, { status: 'unavailable' }]);
  // A session that is due to be renewed cannot be, and still reads.
  clock += 2 * 60_000;
  expect((await write(api, 'GET', '/admin.php/session')).status).toBe(200);
  await sql`pragma max_page_count = 1000000`.execute(api.deps.db);
  expect((await write(api, 'POST', '/articles.php', article)).status).toBe(201);
  clock += 2_000;
  expect(await readiness(api)).toEqual([200, { status: 'ok' }]);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    api.deps.db,
  );
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
  await api.stop();
});

test('[F-55] only signing in and deleting use the disk reserve', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-reserve-'));
  let clock = Date.now();
  let free = 100_000_000;
  const disk = createDiskReserve(folder, async () => free);
  const api = await testApi({ disk, now: () => new Date(clock) });
  const { id } = await api.create('articles');
  const reserve = async () => (await readdir(folder)).length;
  expect(await reserve()).toBe(1);
  const credentials = { username: api.username, password: api.password };
  const login = () => write(api, 'POST', '/admin.php/login', credentials, { Cookie: '' });

  free = 500_000;
  const statuses = async () => [
    (await write(api, 'POST', '/articles.php', article)).status,
    (await write(api, 'PUT', `/articles.php/${id}`, article)).status,
    (await upload(api, new Blob([pdf]))).status,
  ];
  expect(await statuses()).toEqual([507, 507, 507]);
  expect(await reserve(), 'which took nothing of it').toBe(1);
  expect((await login()).status).toBe(200);
  expect(await reserve()).toBe(0);
  free += 8_388_608;
  expect((await write(api, 'DELETE', `/articles.php/${id}`)).status).toBe(204);
  expect(await statuses(), 'what was set free is not theirs').toEqual([507, 507, 507]);
  clock += 2_000;
  expect(await readiness(api)).toEqual([503, { status: 'unavailable', reason: 'disk' }]);
  expect((await read(api, '/articles.php')).status).toBe(200);

  free = 100_000_000;
  expect((await write(api, 'POST', '/articles.php', article)).status).toBe(201);
  expect(await reserve()).toBe(1);
  clock += 2_000;
  expect((await readiness(api))[0]).toBe(200);
  // The next process finds it, and opens on a disk that is full.
  free = 0;
  await createDiskReserve(folder, async () => free).makeRoom();
  expect(await reserve()).toBe(0);
  await api.stop();
  await rm(folder, { recursive: true });
});

test('[D14] with a locked database the process is alive and not ready', async () => {
  const api = await testApi();
  const status = async (path: string) => (await api.fetch(new Request(api.origin + path))).status;
  const other = new DatabaseSync(join(api.folder, 'uji.db'));
  other.exec('begin immediate');
  const ready = status('/readyz');
  expect(await status('/healthz')).toBe(200);
  expect(await ready).toBe(503);
  other.exec('rollback');
  other.close();
  await expect.poll(() => status('/readyz')).toBe(200);
  await api.stop();
});

async function readiness(
  api: TestApi,
  address = '127.0.0.1',
  headers: Record<string, string> = {},
): Promise<[number, object]> {
  const response = await api.fetch(new Request(`${api.origin}/readyz`, { headers }), address);
  return [response.status, await bodyOf<object>(response)];
}
