import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';

/** Names the lock among a database's advisory locks. */
const writeLock = 7_301_993;

/**
 * Runs `work` in a transaction: the one that `db` already is, else a new one. One writes at a time, on
 * PostgreSQL as on SQLite: two of them cannot choose the same slug, nor wait for each other for ever.
 */
export function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  return db.transaction().execute(async (transaction) => {
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${writeLock})`.execute(transaction);
    return work(transaction);
  });
}
