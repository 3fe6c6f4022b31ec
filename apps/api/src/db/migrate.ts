import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { isPostgres } from './dialect.ts';
import { isMigration, neededMigrations, noteLeastRelease } from './least-release.ts';
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
import * as carouselOrder from './migrations/0011-carousel-order.ts';
import * as fileNames from './migrations/0012-file-names.ts';
import * as pages from './migrations/0013-pages.ts';
import * as school from './migrations/0014-school.ts';
import * as students from './migrations/0015-students.ts';
import * as publication from './migrations/0016-publication.ts';
import * as storedFiles from './migrations/0017-stored-files.ts';
import * as sweeps from './migrations/0018-sweeps.ts';
import * as sample from './migrations/0019-sample.ts';
import * as searchByWords from './migrations/0020-search-by-words.ts';
import * as eventDays from './migrations/0021-event-days.ts';
import * as agenda from './migrations/0022-agenda.ts';
import * as reviews from './migrations/0023-reviews.ts';
import * as registrations from './migrations/0030-registrations.ts';
import * as report from './migrations/0040-report.ts';
import * as backupState from './migrations/0041-backup-state.ts';
import * as push from './migrations/0042-push.ts';
import * as registrationNumbers from './migrations/0043-registration-numbers.ts';
import { whileMigrating } from './postgres/open.ts';
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
  '0011-carousel-order': carouselOrder,
  '0012-file-names': fileNames,
  '0013-pages': pages,
  '0014-school': school,
  '0015-students': students,
  '0016-publication': publication,
  '0017-stored-files': storedFiles,
  '0018-sweeps': sweeps,
  '0019-sample': sample,
  '0020-search-by-words': searchByWords,
  '0021-event-days': eventDays,
  '0022-agenda': agenda,
  '0023-reviews': reviews,
  '0030-registrations': registrations,
  '0040-report': report,
  '0041-backup-state': backupState,
  '0042-push': push,
  '0043-registration-numbers': registrationNumbers,
};

/**
 * Migrates a database to the newest schema that this program knows, or only through one migration. Migrations of
 * a later release stay: they only add, so that the release before still works (docs/operating/releases.md#releases).
 * @returns the names of those later migrations.
 * @throws TooOldError when the database needs a later release at least.
 */
export async function migrate(db: Kysely<Tables>, through?: string): Promise<string[]> {
  if (!isPostgres(db)) return migrateAlone(db, through);
  return whileMigrating(db, (transaction) => migrateAlone(transaction, through));
}

async function migrateAlone(db: Kysely<Tables>, through?: string): Promise<string[]> {
  let later: string[] = [];
  const migrator = new Migrator({
    db,
    // The row that tells the least release is out of order.
    allowUnorderedMigrations: true,
    provider: {
      // The migrator holds its lock by now: no other process adds one.
      async getMigrations() {
        const names = await migrationRows(db);
        refuseLater(names);
        later = names.filter((name) => isMigration(name) && isLater(name));
        const unknown = names.filter(isLater);
        // The migrator refuses a database with migrations that it cannot name.
        return { ...migrations, ...Object.fromEntries(unknown.map((name) => [name, notOurs])) };
      },
    },
  });
  const { error } = await (through ? migrator.migrateTo(through) : migrator.migrateToLatest());
  if (error) throw error;
  if (!through) await noteLeastRelease(db);
  return later;
}

/** The database needs a later release than this. */
export class TooOldError extends Error {
  override readonly name = 'TooOldError';
}

/** @throws TooOldError naming the migration that this program would have to know. */
function refuseLater(names: readonly string[]): void {
  const needed = neededMigrations(names).find(isLater);
  if (needed === undefined) return;
  const way = 'jalankan rilis yang lebih baru, atau dengannya perintah prepare-back';
  throw new TooOldError(`rilis ini terlalu lama: basis data memerlukan skema ${needed}; ${way}`);
}

const notOurs: Migration = {
  async up() {
    throw new Error('A migration of a later release is never run by an earlier one.');
  },
};

/** True for a migration that this program does not know: a later release has run it. */
export function isLater(name: string): boolean {
  return !Object.hasOwn(migrations, name);
}

/** Lists the migrations of this program that a database still lacks, oldest first. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const applied = await appliedMigrations(db);
  return Object.keys(migrations).filter((name) => !applied.includes(name));
}

/** Lists the migrations that a database has had, oldest first. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  return (await migrationRows(db)).filter(isMigration);
}

async function migrationRows(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const applied = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return applied.map(({ name }) => name);
}
