import { type Kysely, sql } from 'kysely';
import { isUnavailable } from '../errors.ts';
import type { Tables } from '../tables.ts';

/** Settings of PostgreSQL by name, in milliseconds. */
export type Limits = Readonly<Record<string, number>>;

/** Key of the advisory lock of who sets the limits of the role. */
const roleLock = 7_301_994;

/** How many connections of a pooler may be found without the limits, one after the other. */
const maxTries = 50;

/** Tells whether a connection has these limits. */
export async function hasLimits(db: Kysely<Tables>, limits: Limits): Promise<boolean> {
  const names = Object.keys(limits);
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(names)})`.execute(db);
  return rows.every(({ name, setting }) => Number(setting) === limits[name]);
}

/**
 * Sets the limits for the role of `db` in its database, since PgBouncer hands no client's on, and ends the idle
 * connections that the pooler opened before: each takes the role's limits when it opens.
 * @throws when it does not answer, or connections without them remain.
 */
export async function limitRole(db: Kysely<Tables>, limits: Limits): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      if (await hasLimits(db, limits)) return;
      await setForRole(db, limits);
      await endEarlier(db);
      if (tries > maxTries) throw new Error('The pooler keeps connections without limits.');
    } catch (error) {
      // The pooler may hand out one that has just been ended.
      if (tries > maxTries || !isUnavailable(error)) throw error;
    }
  }
}

function setForRole(db: Kysely<Tables>, limits: Limits): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${roleLock})`.execute(transaction);
    for (const [name, milliseconds] of Object.entries(limits)) {
      await sql`do ${sql.lit(alterRole(name, milliseconds))}`.execute(transaction);
    }
  });
}

async function endEarlier(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and datname = current_database() and state = 'idle'`.execute(db);
  // Its own comes last: its answer is that it has ended.
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
}

const alterRole = (name: string, milliseconds: number) =>
  `begin execute format('alter role %I in database %I set ${name} = ${milliseconds}', current_user, current_database()); end`;
