import { BusyError } from '@pesantren/api-client/server/concurrency-limit';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { Mutex } from './mutex.ts';
import type { Tables } from './tables.ts';

/** Key of the advisory lock that serializes writes among processes. */
const writeLock = 7_301_993;

/** How long a transaction may wait for those of its own process, in milliseconds. */
const deadline = 5_000;

const mutexes = new WeakMap<Kysely<Tables>, Mutex>();

/**
 * Runs `work` in a transaction: the one that `db` already is, else a new one. Writes are serialized on
 * PostgreSQL as on SQLite, so that two of them neither choose the same slug nor deadlock.
 * @throws BusyError when too many transactions wait.
 */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  if (!isPostgres(db)) return db.transaction().execute(work);
  const release = await lock(db);
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${writeLock})`.execute(transaction);
      return work(transaction);
    });
  } finally {
    release();
  }
}

/** Waits in this process, so that transactions that wait for the lock leave connections to reads. */
async function lock(db: Kysely<Tables>): Promise<() => void> {
  const end = performance.now() + deadline;
  const mutex = mutexes.get(db) ?? new Mutex();
  mutexes.set(db, mutex);
  const release = await mutex.lock();
  if (performance.now() < end) return release;
  release();
  throw new BusyError();
}
