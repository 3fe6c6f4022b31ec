import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../open.ts';
import type { Tables } from '../tables.ts';

/** In milliseconds and connections (docs/reliability.md#settings-database). */
const limits = {
  max: 10,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

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
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, types, ...limits });
  // The pool replaces a connection that ends while idle, and a statement under way fails by itself. Without
  // listeners either event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.query = byCallback(client.query.bind(client));
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
 * them in a long list; behind these they do not.
 */
function byCallback(query: Query): Query {
  const ask = query as Ask;
  const promised: Ask = (text, values, done) => {
    if (typeof text === 'object' || done) return ask(text, values, done);
    return new Promise<pg.QueryResult>((resolve, reject) => {
      ask(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
  return promised as Query;
}

/** Kysely's dialect without a statement timeout for migrations, which may also wait for another process's. */
class PatientPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PatientAdapter();
  }
}

class PatientAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    ...[db, options]: Parameters<PostgresAdapter['acquireMigrationLock']>
  ): Promise<void> {
    await sql`set statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(
    ...[db, options]: Parameters<PostgresAdapter['releaseMigrationLock']>
  ): Promise<void> {
    await super.releaseMigrationLock(db, options);
    await sql`reset statement_timeout`.execute(db);
  }
}
