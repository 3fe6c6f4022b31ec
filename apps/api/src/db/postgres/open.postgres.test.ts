import { setImmediate as breathe } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { read, write } from '../../testing/requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { isUnavailable } from '../errors.ts';

const image = { src: 'https://contoh.sch.id/a.jpg' };
let api: TestApi;
let other: pg.Client;
beforeEach(async () => {
  api = await testApi({ log: () => {} });
  other = new pg.Client(api.databaseUrl);
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await api.stop();
});

test('every connection has its limits', async () => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const values = names.map((name) => sql<object>`show ${sql.raw(name)}`.execute(api.deps.db));
  expect((await Promise.all(values)).map(({ rows }) => Object.values(rows[0] ?? {})[0])).toEqual([
    ...['4500ms', '2s', '10s'],
  ]);
});

test('[D21] the pool replaces connections that were cut off', async () => {
  await Promise.all(Array.from({ length: 10 }, () => read(api, '/articles.php')));
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(api, '/articles.php')));
  for (const { status, headers } of answers) {
    if (status !== 200) expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  }
  const status = async () => (await write(api, 'POST', '/carousel_images.php', image)).status;
  await expect.poll(status).toBe(201);
  expect((await read(api, '/articles.php')).status).toBe(200);
});

test('[D21] without a free connection calls are a 503, until one is free', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holders = Array.from({ length: 10 }, () =>
    api.deps.db.connection().execute(async (held) => {
      await sql`select 1`.execute(held);
      await released;
    }),
  );
  await expect
    .poll(async () => Number((await other.query(openConnections)).rows[0].count))
    .toBe(10);
  const refused = await read(api, '/articles.php');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  release();
  await Promise.all(holders);
  expect((await read(api, '/articles.php')).status).toBe(200);
});

const openConnections =
  'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

test('[D08] waiting for another process’s lock times out, and reads go on meanwhile', async () => {
  await other.query('begin; lock table carousel in exclusive mode');
  const save = write(api, 'POST', '/carousel_images.php', image);
  expect((await read(api, '/carousel_images.php')).status).toBe(200);
  const refused = await save;
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  await other.query('rollback');
  expect((await write(api, 'POST', '/carousel_images.php', image)).status).toBe(201);
});

test('rows that were read are collected young, not with the whole heap', async () => {
  const megabyte = `select repeat('x', 4096) as text from generate_series(1, 256)`;
  const grown = async (query: () => Promise<unknown>) => {
    // What was young before, and code that is compiled at its first use, would grow old meanwhile.
    for (let n = 0; n < 5; n += 1) await query();
    collectAll();
    const before = oldHeap();
    for (let n = 0; n < 50; n += 1) {
      await query();
      await breathe();
    }
    return oldHeap() - before;
  };
  const grew = { own: Number.POSITIVE_INFINITY, byPromises: Number.POSITIVE_INFINITY };
  // Where a collection comes just then, rows that are still read grow old too: the least counts.
  for (let round = 0; round < 3; round += 1) {
    grew.own = Math.min(grew.own, await grown(() => sql.raw(megabyte).execute(api.deps.db)));
    grew.byPromises = Math.min(grew.byPromises, await grown(() => other.query(megabyte)));
  }
  expect(grew.own).toBeLessThan(grew.byPromises / 2);
});

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Bytes that only a collection of the whole heap gives back. */
function oldHeap(): number {
  const old = getHeapSpaceStatistics().filter(({ space_name }) => space_name === 'old_space');
  return old[0]?.space_used_size ?? 0;
}

test('tells errors worth a retry from programming errors', () => {
  const error = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
  const passing = ['08006', '53300', '53100', '55P03', '57014', '57P01', '40P01', '25P03', '58030'];
  expect(passing.filter((code) => !isUnavailable(error(code)))).toEqual([]);
  const ours = ['42601', '42P01', '23505', '22021', '22003'];
  expect(ours.filter((code) => isUnavailable(error(code)))).toEqual([]);
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isUnavailable(new Error('lain'))).toBe(false);
});
