import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import * as start from './migrations/0001-start.ts';
import * as safeWrites from './migrations/0002-safe-writes.ts';
import * as sessionsAndLog from './migrations/0003-sessions-and-log.ts';
import * as pastSlugs from './migrations/0004-past-slugs.ts';
import * as searchAndTotals from './migrations/0005-search-and-totals.ts';
import * as listedOnly from './migrations/0006-listed-only.ts';
import * as pdfReadings from './migrations/0007-pdf-readings.ts';
import * as imageFocus from './migrations/0008-image-focus.ts';
import * as pictureColors from './migrations/0009-picture-colors.ts';
import * as undatedAnnouncements from './migrations/0010-undated-announcements.ts';
import type { Tables } from './tables.ts';

/** Every migration by name, oldest first; a name once released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-safe-writes': safeWrites,
  '0003-sessions-and-log': sessionsAndLog,
  '0004-past-slugs': pastSlugs,
  '0005-search-and-totals': searchAndTotals,
  '0006-listed-only': listedOnly,
  '0007-pdf-readings': pdfReadings,
  '0008-image-focus': imageFocus,
  '0009-picture-colors': pictureColors,
  '0010-undated-announcements': undatedAnnouncements,
};

/**
 * Brings a database to the newest schema that this program knows. Migrations of a later release are left
 * as they are: they only add, so that the release before goes on working (docs/operating.md#releases).
 * @returns the names of those later migrations.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  let later: string[] = [];
  const migrator = new Migrator({
    db,
    provider: {
      // Asked once the migrator holds its lock, so that no other process adds one in between.
      async getMigrations() {
        later = await laterMigrations(db);
        // The migrator refuses a database with migrations that it cannot name.
        return { ...migrations, ...Object.fromEntries(later.map((name) => [name, notOurs])) };
      },
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return later;
}

const notOurs: Migration = {
  async up() {
    throw new Error('A migration of a later release is never run by an earlier one.');
  },
};

/** The migrations of a database that this program does not know: a later release has worked on it. */
export async function laterMigrations(db: Kysely<Tables>): Promise<string[]> {
  const done = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return done.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}
