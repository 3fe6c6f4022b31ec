import { outsideDeadline } from '@pesantren/api-client/server/deadline';
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../open.ts';
import type { Tables } from '../tables.ts';
import { GuardedSocket } from './guarded-socket.ts';

/** In milliseconds and connections (docs/reliability.md#settings-database); `deadline` is that of a statement. */
const limitsWithin = (deadline: number) => ({
  max: 10,
  connectionTimeoutMillis: Math.min(2_000, deadline),
  // A server that answers ends a statement first, in words.
  statement_timeout: Math.ceil(deadline * 0.9),
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
});

const patient = 'set statement_timeout = 0';
const impatient = 'reset statement_timeout';

/** Object id of PostgreSQL's `bigint`, which `pg` returns as text; ours all fit a number. */
const bigint = 20;

const types = {
  getTypeParser: ((oid, format) =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Opens the PostgreSQL database at `url`, `postgres://user:password@host:port/name`.
 * @throws when it does not answer.
 */
export async function openPostgres(url: string, deadline = outsideDeadline): Promise<Database> {
  const pool = new pg.Pool({
    ...{ connectionString: url, types, Client: EndingClient },
    ...{ stream: () => new GuardedSocket(), ...limitsWithin(deadline) },
  });
  // The pool replaces a connection that ends while idle, and a statement under way fails by itself. Without
  // listeners either event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.query = byCallback(client, deadline);
  });
  const db = new Kysely<Tables>({ dialect: new PatientPostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
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
): Query {
  const ask = client.query.bind(client) as Ask;
  let hasDeadline = true;
  const giveUp = () => void client.end?.().catch(() => {});
  const asked = (query: string | object, values: unknown[] | undefined, done: Done) => {
    const timer = hasDeadline ? setTimeout(giveUp, deadline) : undefined;
    return ask(query, values, (error, result) => {
      clearTimeout(timer);
      done(error, result);
    });
  };
  const promised: Ask = (text, values, done) => {
    if (done) return asked(text, values, done);
    if (typeof text === 'object') return ask(text, values);
    if (text === patient) hasDeadline = false;
    if (text === impatient) hasDeadline = true;
    return new Promise<pg.QueryResult>((resolve, reject) => {
      asked(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
  return promised as Query;
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

/** Kysely's dialect without a deadline for migrations, which may also wait for another process's. */
class PatientPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PatientAdapter();
  }
}

class PatientAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    ...[db, options]: Parameters<PostgresAdapter['acquireMigrationLock']>
  ): Promise<void> {
    await sql.raw(patient).execute(db);
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(
    ...[db, options]: Parameters<PostgresAdapter['releaseMigrationLock']>
  ): Promise<void> {
    await super.releaseMigrationLock(db, options);
    await sql.raw(impatient).execute(db);
  }
}
