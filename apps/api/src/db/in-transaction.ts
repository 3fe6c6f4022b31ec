import { type Kysely, sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import { isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';
import { Turns } from './turns.ts';

/** Names the lock among a database's advisory locks. */
const writeLock = 7_301_993;

/** How long a transaction waits for those of its own process, in milliseconds. */
const patience = 5_000;

const turns = new WeakMap<Kysely<Tables>, Turns>();

/**
 * Runs `work` in a transaction: the one that `db` already is, else a new one. One writes at a time, on
 * PostgreSQL as on SQLite: two of them cannot choose the same slug, nor wait for each other for ever.
 */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  if (!isPostgres(db)) return db.transaction().execute(work);
  const endTurn = await takeTurn(db);
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${writeLock})`.execute(transaction);
      return work(transaction);
    });
  } finally {
    endTurn();
  }
}

/** Waits here, so that those who wait for the lock leave connections to those who read. */
async function takeTurn(db: Kysely<Tables>): Promise<() => void> {
  const end = performance.now() + patience;
  const own = turns.get(db) ?? new Turns();
  turns.set(db, own);
  const endTurn = await own.take();
  if (performance.now() < end) return endTurn;
  endTurn();
  throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
}
