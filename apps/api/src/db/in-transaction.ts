import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Runs `work` in a transaction: the one that `db` already is, else a new one. */
export function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
