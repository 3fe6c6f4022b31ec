import { type Kysely, sql } from 'kysely';
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
import type { Tables } from './tables.ts';

/** Every migration by name, oldest first; a name once released never changes. */
const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-safe-writes': safeWrites,
  '0003-sessions-and-log': sessionsAndLog,
  '0004-past-slugs': pastSlugs,
  '0005-search-and-totals': searchAndTotals,
  '0006-listed-only': listedOnly,
  '0007-pdf-readings': pdfReadings,
  '0008-image-focus': imageFocus,
  '0009-picture-colors': pictureColors,
};

/** A database with migrations that this program does not know. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/** Brings a database to the newest schema. @throws NewerSchemaError, or what the failed migration threw. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw (await isNewer(db).catch(() => false)) ? new NewerSchemaError() : error;
}

async function isNewer(db: Kysely<Tables>): Promise<boolean> {
  const done = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  const { rows } = await done.execute(db);
  return rows.some(({ name }) => !Object.hasOwn(migrations, name));
}
