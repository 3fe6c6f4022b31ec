import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createRateLimits } from '../../http/guards/rate-limits.ts';
import { sweep } from '../../jobs/cleanup-job.ts';
import { pdf } from '../../testing/files.ts';
import { ask } from '../../testing/on-database.ts';
import { type RunningPgbouncer, startPgbouncer } from '../../testing/pgbouncer.ts';
import { bodyOf, read, uploadedUrl, write } from '../../testing/requests.ts';
import { freePort } from '../../testing/server-process.ts';
import { testApi } from '../../testing/test-api.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { isUnavailable } from '../errors.ts';
import { inTransaction } from '../in-transaction.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../open.ts';
import type { Tables } from '../tables.ts';
import { openPostgres } from './open.ts';

const image = { src: 'https://contoh.sch.id/a.jpg' };
/** Fewer than a provider opens: its transactions take turns. */
const serverConnections = 4;
/** A school's account, no superuser. */
const account = { username: 'sekolah_di_balik_pgbouncer', password: 'rahasia' };
let port: number;
let pgbouncer: RunningPgbouncer;
beforeAll(async () => {
  port = await freePort();
  await ask(process.env.TEST_POSTGRES_URL ?? '', createAccount);
  pgbouncer = await startAt(port);
});
afterAll(() => pgbouncer.stop());

function startAt(place: number, more: readonly string[] = []): Promise<RunningPgbouncer> {
  const server = new URL(process.env.TEST_POSTGRES_URL ?? '');
  const { href: postgres } = Object.assign(server, account, { pathname: '' });
  const settings = [`default_pool_size = ${serverConnections}`, ...more];
  return startPgbouncer({ port: place, postgres, settings });
}

const createAccount = `do $$ begin
  if not exists (select from pg_roles where rolname = '${account.username}') then
    create role ${account.username} login password '${account.password}';
  end if;
end $$`;

/** The address of a test's database behind PgBouncer, which has a connection there from before any limit. */
async function pooled(url: string): Promise<string> {
  await ask(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${account.username}`);
  await ask(url, `grant all on schema public to ${account.username}`);
  await ask(url, `grant all on all tables in schema public to ${account.username}`);
  await ask(url, `grant all on all sequences in schema public to ${account.username}`);
  const behind = Object.assign(new URL(url), account, { port }).href;
  await ask(behind, 'select 1');
  return behind;
}

async function open(url: string, deadline?: number): Promise<Database> {
  return openPostgres(await pooled(url), deadline);
}

async function pooledApi({ deadline, ...rest }: { deadline?: number; limitFactor?: number } = {}) {
  const api = await testApi({ log: () => {}, ...rest, open: (url) => open(url, deadline) });
  onTestFinished(api.stop);
  return api;
}

/** The limits of every connection that PgBouncer has, held all at once. */
function shownLimits(db: Kysely<Tables>): Promise<string[]> {
  const { promise: all, resolve } = Promise.withResolvers<void>();
  let held = 0;
  return Promise.all(
    Array.from({ length: serverConnections }, () =>
      db.transaction().execute(async (one) => {
        const { rows } = await sql<{ shown: string }>`select concat_ws(' ',
          current_setting('statement_timeout'), current_setting('lock_timeout'),
          current_setting('idle_in_transaction_session_timeout')) as shown`.execute(one);
        held += 1;
        if (held === serverConnections) resolve();
        await all;
        return rows[0]?.shown ?? '';
      }),
    ),
  );
}

test('[F-131] [D21] behind PgBouncer every connection has the limits, those from before too', async () => {
  const { deps } = await pooledApi();
  const limits = '4500ms 2s 10s';
  expect(await shownLimits(deps.db)).toEqual(Array(serverConnections).fill(limits));
});

test('[F-131] [D21] a PgBouncer that drops the limits without a word is known as one', async () => {
  const { databaseUrl, deps } = await pooledApi();
  const place = await freePort();
  const dropped = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout';
  const other = await startAt(place, [`ignore_startup_parameters = ${dropped}`]);
  onTestFinished(other.stop);
  // The role has the limits by now: only its own connections tell a pooler.
  const { db, pool, close } = await openPostgres(
    Object.assign(new URL(databaseUrl), account, { port: place }).href,
  );
  onTestFinished(close);
  expect(await shownLimits(db)).toEqual(await shownLimits(deps.db));
  const { take } = createRateLimits(1, pool);
  const counts = Array.from({ length: 40 }, (_, n) => take('call', String(n)));
  const refused = (await Promise.allSettled(counts)).filter(({ status }) => status === 'rejected');
  expect(refused).toEqual([]);
});

test('[F-131] [D21] behind PgBouncer a slow statement, a lock and an idle transaction come to an end', async () => {
  const api = await pooledApi({ deadline: 400 });
  const { db } = api.deps;
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: Error) => error,
    );
  const slow = await refusal(sql`select pg_sleep(60)`.execute(db));
  expect([slow?.message, isUnavailable(slow)]).toEqual([
    'canceling statement due to statement timeout',
    true,
  ]);

  const other = new pg.Client(api.databaseUrl);
  await other.connect();
  await other.query('begin; lock table carousel in exclusive mode');
  const waiting = write(api, 'POST', '/carousel_images.php', image);
  expect((await read(api, '/carousel_images.php')).status).toBe(200);
  const refused = await waiting;
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  await other.query('rollback');

  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const forgotten = refusal(
    inTransaction(db, async (one) => {
      await sql`select 1`.execute(one);
      await ended;
      await sql`select 1`.execute(one);
    }),
  );
  await expect.poll(async () => (await other.query(idleCount)).rows[0].count).toBe('1');
  await expect.poll(async () => (await other.query(idleCount)).rows[0].count).toBe('0');
  end();
  expect(isUnavailable(await forgotten)).toBe(true);
  await other.end();
  expect((await write(api, 'POST', '/carousel_images.php', image)).status).toBe(201);
});

const idleCount = `select count(*) from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'`;

test('[F-131] [D18] two providers behind PgBouncer write at once, lose nothing, and share what they count', async () => {
  const api = await pooledApi({ limitFactor: 1 });
  const second = await open(api.databaseUrl);
  onTestFinished(second.close);
  const title = (n: number) => ({ title: `Serentak ${n}`, content: 'Isi' });
  const writes = Array.from({ length: 24 }, (_, n) =>
    write(api, 'POST', '/articles.php', title(n)),
  );
  const limits = [api.deps.limits, createRateLimits(1, second.pool)];
  const counts = Array.from({ length: 70 }, (_, n) => limits[n % 2]?.take('write', 'a'));
  const [answers, counted] = await Promise.all([Promise.all(writes), Promise.allSettled(counts)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const items = await bodyOf<{ slug: string }[]>(read(api, '/articles.php'));
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(24);
  expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
});

test('[F-131] [F-76] behind PgBouncer a sweep takes the trash and unused uploads', async () => {
  let clock = Date.now();
  const api = await testApi({
    log: () => {},
    open: (url) => open(url),
    now: () => new Date(clock),
  });
  onTestFinished(api.stop);
  const { id } = await api.create('gallery');
  expect((await write(api, 'DELETE', `/gallery_items.php/${id}`)).status).toBe(204);
  const url = await uploadedUrl(api, pdf);
  for (let day = 0; day <= 32; day += 1) {
    await sweep(api.deps);
    clock += 86_400_000;
  }
  expect(await api.deps.db.selectFrom('gallery').select('id').execute()).toEqual([]);
  expect((await api.fetch(new Request(url))).status).toBe(404);
});

test('[F-131] [D18] two starts at once behind PgBouncer migrate an empty database, and leave no lock behind', async () => {
  const database = await testDatabase('');
  const behind = await pooled(database.url);
  const opened = await Promise.all([openPostgres(behind), openPostgres(behind)]);
  await Promise.all(opened.map(({ db }) => migrate(db)));
  const { rows } = await ask(
    database.url,
    `select count(*)::int from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
  for (const { close } of opened) await close();
  await database.drop();
});
