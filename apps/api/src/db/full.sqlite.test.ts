import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { bodyOf, read, write } from '../testing/requests.ts';
import { testApi } from '../testing/test-api.ts';

const article = { title: 'Judul', content: 'x'.repeat(50_000) };

test('[D06] a database that is full takes nothing, keeps all, reads on, and goes on with room', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = await testApi();
  await api.create('articles');
  // SQLite's own SQLITE_FULL, as on a full disk; bench:full-disk fills a real one.
  await sql`pragma max_page_count = 120`.execute(api.deps.db);
  const statuses: number[] = [];
  let last: Response | undefined;
  while (statuses.at(-1) !== 503 && statuses.length < 50) {
    last = await write(api, 'POST', '/articles.php', article);
    statuses.push(last.status);
  }
  const kept = statuses.filter((status) => status === 201).length;
  expect(statuses).toEqual([...Array(kept).fill(201), 503]);
  expect(last?.headers.get('Retry-After')).toBe('5');
  for (let n = 0; n < 3; n += 1) {
    expect((await write(api, 'POST', '/articles.php', article)).status).toBe(503);
  }
  expect(await bodyOf<object[]>(read(api, '/articles.php'))).toHaveLength(kept + 1);
  await sql`pragma max_page_count = 1000000`.execute(api.deps.db);
  expect((await write(api, 'POST', '/articles.php', article)).status).toBe(201);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    api.deps.db,
  );
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
  await api.stop();
});

test('[D14] a database that another process holds is not ready; the process lives', async () => {
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
