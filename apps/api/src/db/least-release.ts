import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Tables } from './tables.ts';

/**
 * The migration that a program must know to work on today's database, since without it an item that is hidden is shown
 * (docs/operating/releases.md#going-back). A migration that hides anything from anybody raises it to itself.
 */
export const leastMigration = '0016-publication';

/**
 * Begins the name of a row among the migrations that is none. Programs of before this file refuse a database whose
 * migrations are out of order, and print its name.
 */
const marker = '0000-rilis-ini-terlalu-lama-untuk-basis-data-ini-yang-perlu-';

const migrations = sql.table(DEFAULT_MIGRATION_TABLE);

/** True for the name of a migration, not of the row that tells the least release. */
export function isMigration(name: string): boolean {
  return !name.startsWith(marker);
}

/** Returns the migrations that a program must know, by the names of all rows. */
export function neededMigrations(names: readonly string[]): string[] {
  return names.filter((name) => !isMigration(name)).map((name) => name.slice(marker.length));
}

/** Notes which release a database needs at least; a later one that is noted stays. */
export async function noteLeastRelease(db: Kysely<Tables>): Promise<void> {
  const name = marker + leastMigration;
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from ${migrations}`.execute(db);
  if (rows.some((row) => row.name >= name && !isMigration(row.name))) return;
  const last = Math.max(...rows.map(({ timestamp }) => Date.parse(timestamp)));
  await sql`insert into ${migrations} (name, timestamp)
    values (${name}, ${new Date(last + 1).toISOString()})
    on conflict (name) do nothing`.execute(db);
}

/** Lets every release work on the database again, once nothing is hidden in it. @param db a transaction. */
export async function forgetLeastRelease(db: Kysely<Tables>): Promise<void> {
  await sql`delete from ${migrations} where name like ${`${marker}%`}`.execute(db);
}
