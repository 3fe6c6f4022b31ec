import type { Kysely } from 'kysely';
import { copyTables } from '../db/copy-tables.ts';
import { appliedMigrations, isLater, migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite/open.ts';
import type { Tables } from '../db/tables.ts';
import { snapshot } from './sqlite-file.ts';

/** `databasePath` is the file of a SQLite database; of PostgreSQL the tables are read. */
export type DatabaseSource = { db: Kysely<Tables>; databasePath: string | undefined };

/** Copies the database as it is at one moment into a new SQLite file, while others write. */
export async function copyDatabase(
  { db, databasePath }: DatabaseSource,
  to: string,
): Promise<void> {
  if (databasePath) snapshot(databasePath, to);
  else await copyOut(db, to);
}

/** Copies a snapshot of PostgreSQL's tables into a new SQLite file. */
async function copyOut(db: Kysely<Tables>, to: string): Promise<void> {
  const copy = openSqlite(to);
  try {
    // Migrated as far as the database is, or as far as this program knows.
    await migrate(
      copy.db,
      (await appliedMigrations(db)).findLast((name) => !isLater(name)),
    );
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((from) =>
        copy.db.transaction().execute((transaction) => copyTables(from, transaction)),
      );
  } finally {
    await copy.close();
  }
}
