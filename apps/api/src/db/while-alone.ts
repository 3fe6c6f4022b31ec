import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';

/** First half of the key of these locks; the second is what is done. */
const aloneLocks = 7_301_995;

/** The name of a lock; each picture and each key of a wave has its own. */
type Work = 'sweep' | 'backup' | `picture ${string}` | `key ${string}`;

/**
 * Does some work while no other process of the school does it, by a lock of PostgreSQL that ends with its holder, and
 * holds up nobody who writes. SQLite has one process.
 * @param waits for two seconds for who has it.
 * @returns false where another process has it.
 */
export async function whileAlone(
  db: Kysely<Tables>,
  name: Work,
  work: () => Promise<unknown>,
  waits = false,
): Promise<boolean> {
  let isDone = false;
  const doIt = async () => {
    await work();
    isDone = true;
  };
  if (!isPostgres(db)) await doIt();
  else {
    const locked = db.transaction().execute(async (transaction) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      if (await take(transaction, name, waits)) await doIt();
    });
    await locked.catch((error: unknown) => {
      // The lock's own connection was lost: what was done is done.
      if (!isDone) throw error;
    });
  }
  return isDone;
}

async function take(db: Kysely<Tables>, name: Work, waits: boolean): Promise<boolean> {
  const key = sql`(${sql.lit(aloneLocks)}, hashtext(${name}))`;
  if (waits) {
    await sql`select pg_advisory_xact_lock${key}`.execute(db);
    return true;
  }
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock${key} as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** Tells whether a process of the school does some work that is done alone. */
export async function isDoneByAny(db: Kysely<Tables>, name: Work): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and granted
      and classid = ${sql.lit(aloneLocks)} and objid = hashtext(${name})::oid`.execute(db);
  return rows.length > 0;
}
