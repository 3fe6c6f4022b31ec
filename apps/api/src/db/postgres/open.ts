import { outsideDeadline } from '@pesantren/api-client/server/deadline';
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../open.ts';
import type { Tables } from '../tables.ts';
import { GuardedSocket } from './guarded-socket.ts';
import { hasLimits, type Limits, limitRole } from './limits.ts';

/** In milliseconds (docs/reliability.md#settings-database); `deadline`, 5 s, is that of a statement. */
const limitsWithin = (deadline: number) => ({
  // A server that answers ends a statement first, in words.
  statement_timeout: Math.ceil(deadline * 0.9),
  lock_timeout: Math.ceil(deadline * 0.4),
  idle_in_transaction_session_timeout: deadline * 2,
});

const maxConnections = 10;

/** Object id of PostgreSQL's `bigint`, which `pg` returns as text; ours all fit a number. */
const bigint = 20;

const types = {
  getTypeParser: ((oid, format) =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Opens the PostgreSQL database at `url`, `postgres://user:password@host:port/name`, itself or behind PgBouncer, which
 * takes no limits from a client: those of the role hold then.
 * @throws when it does not answer.
 */
export async function openPostgres(url: string, deadline = outsideDeadline): Promise<Database> {
  const limits = limitsWithin(deadline);
  const direct = connect(url, deadline, limits);
  try {
    if ((await isDirect(direct.pool)) && (await hasLimits(direct.db, limits))) return direct;
  } catch (error) {
    if (!isRefusedLimit(error)) {
      await direct.close();
      throw error;
    }
  }
  await direct.close();
  const pooled = connect(url, deadline);
  try {
    await limitRole(pooled.db, limits);
  } catch (error) {
    await pooled.close();
    throw error;
  }
  return pooled;
}

/** Tells a connection of PostgreSQL itself from one of a pooler, which shows a number of its own for its process. */
async function isDirect(pool: pg.Pool): Promise<boolean> {
  const client: pg.PoolClient & { processID?: number } = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid === client.processID;
  } finally {
    client.release();
  }
}

/** True for PgBouncer's refusal of a client's settings. */
function isRefusedLimit(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.message.includes('startup parameter');
}

/** @param limits none behind a pooler. */
function connect(url: string, deadline: number, limits?: Limits) {
  const pool = new pg.Pool({
    ...{ connectionString: url, types, Client: EndingClient },
    ...{ stream: () => new GuardedSocket(), keepAlive: true, max: maxConnections },
    connectionTimeoutMillis: Math.min(2_000, deadline),
    ...limits,
  });
  // The pool replaces a connection that ends while idle, and a statement under way fails by itself. Without
  // listeners either event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.query = byCallback(client, deadline, limits === undefined);
  });
  const db = new Kysely<Tables>({ dialect: new LocklessPostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

type Query = pg.ClientBase['query'];
type Done = (error: Error | null, result: pg.QueryResult) => void;
type Ask = (query: string | object, values?: unknown[], done?: Done) => unknown;

/**
 * Wraps `pg`'s callback API in promises: rows behind `pg`'s own promises outlive V8's young generation, 100 MB of
 * them in a long list; behind these they do not. A connection that does not answer in time is ended, which fails its
 * query: an answer that came later would be that of the next one. `pg`'s own `query_timeout` keeps both.
 */
function byCallback(
  client: pg.ClientBase & { end?: () => Promise<void> },
  deadline: number,
  isPooled: boolean,
): Query {
  const ask = client.query.bind(client) as Ask;
  let hasDeadline = true;
  const giveUp = () => void client.end?.().catch(() => {});
  const asked = (query: string | object, values: unknown[] | undefined, done: Done) => {
    const timer = hasDeadline ? setTimeout(giveUp, deadline) : undefined;
    return ask(isPooled ? unnamed(query) : query, values, (error, result) => {
      clearTimeout(timer);
      done(error, result);
    });
  };
  const promised: Ask = (text, values, done) => {
    if (done) return asked(text, values, done);
    if (typeof text === 'object') return ask(text, values);
    if (text === patient) hasDeadline = false;
    const answer = new Promise<pg.QueryResult>((resolve, reject) => {
      asked(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
    if (text === 'commit' || text === 'rollback') hasDeadline = true;
    return answer;
  };
  return promised as Query;
}

/** A prepared statement stays on its connection, and behind PgBouncer the next transaction has another. */
function unnamed(query: string | object): string | object {
  return typeof query === 'string' ? query : { ...query, name: undefined };
}

/** A client that leaves no connection open behind which it has met no database: the pool forgets it. */
class EndingClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(done: (error: Error) => void): void;
  override connect(done?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (!done) return super.connect();
    super.connect((error: Error) => {
      if (error) this.end().catch(() => {});
      done(error);
    });
    return undefined;
  }
}

const patient = 'set local statement_timeout = 0; set local lock_timeout = 0';

/** Of Kysely itself, so that releases which let it take the lock wait too. */
const migrationLock = '3853314791062309107';

/**
 * Runs `work` in a transaction alone among those that migrate the database, without a deadline, and after any that began
 * before.
 */
export function whileMigrating<Result>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql.raw(patient).execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)}::bigint)`.execute(transaction);
    // A statement that waits for a table's lock makes all later ones wait.
    await sql`set local lock_timeout to default`.execute(transaction);
    return work(transaction);
  });
}

/** Kysely's dialect without its own lock, which is of a session: behind PgBouncer nobody could free it. */
class LocklessPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter();
  }
}

class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
