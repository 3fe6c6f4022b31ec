import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { Mutex } from './mutex.ts';
import type { Tables } from './tables.ts';

/** Key of the advisory lock that serializes writes among processes. */
const writeLock = 7_301_993;

/** How long a transaction may wait for those of its own process, in milliseconds. */
const patience = 5_000;

const mutexes = new WeakMap<Kysely<Tables>, Mutex>();

/** Set for all that runs within a transaction. */
const within = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction: the one that `db` already is, else a new one. Writes are serialized on
 * PostgreSQL as on SQLite, so that two of them neither choose the same slug nor deadlock. Nobody writes meanwhile, so
 * nothing within may wait for anything but the database (`refuseInTransaction`).
 * @throws BusyError when it waits too long for others.
 */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  const alone = (transaction: Kysely<Tables>) => within.run(true, () => work(transaction));
  if (!isPostgres(db)) return db.transaction().execute(alone);
  const release = await lock(db);
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${writeLock})`.execute(transaction);
      return alone(transaction);
    });
  } finally {
    release();
  }
}

/**
 * Refuses a call to anything outside the database within a transaction: while it hangs nobody could write
 * (docs/reliability.md#settings-outside).
 */
export function refuseInTransaction(call: string): void {
  if (within.getStore()) throw new Error(`${call} is asked within a transaction.`);
}

/** Waits in this process, so that transactions that wait for the lock leave connections to reads. */
function lock(db: Kysely<Tables>): Promise<() => void> {
  const mutex = mutexes.get(db) ?? new Mutex();
  mutexes.set(db, mutex);
  return mutex.lock(patience);
}
