import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import type { Kysely } from 'kysely';
import { silentTerminal } from '../cli/terminal.ts';
import { type Config, sqlitePath, withoutSecret } from '../config.ts';
import { firstNonEmptyTable } from '../db/copy-tables.ts';
import { migrate, pendingMigrations, TooOldError } from '../db/migrate.ts';
import type { Tables } from '../db/tables.ts';
import type { Log } from '../deps.ts';
import { refuseLostTables } from './refuse-lost-database.ts';

/** The folder in `DATA_DIR` of backups before migrations. */
const folderName = 'sebelum-migrasi';

/** Older ones are deleted. */
const maxBackups = 3;

/**
 * Migrates the database to the newest schema, after a backup unless it is empty, and logs both.
 * @returns the migrations that were run.
 * @throws EnvironmentError when the backup cannot be written, or a school's own tables are gone: then nothing is migrated.
 */
export async function migrateSafely(
  db: Kysely<Tables>,
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<string[]> {
  await refuseLostTables(db, config);
  const pending = await pendingMigrations(db);
  if (pending.length > 0 && (await firstNonEmptyTable(db))) await backUp(db, config, log);
  const later = await migrate(db).catch((error: unknown) => {
    if (!(error instanceof TooOldError)) throw error;
    throw new EnvironmentError('DATABASE_URL', withoutSecret(config.databaseUrl), error.message);
  });
  if (later.length > 0) log({ event: 'later-schema', migrations: later.join(' ') }, 'warn');
  return pending;
}

async function backUp(
  db: Kysely<Tables>,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<void> {
  const folder = join(dataDir, folderName);
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}.tar`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o750 });
    // Loads tar only for a migration.
    const { backup } = await import('../cli/backup.ts');
    await backup({ db, databasePath: sqlitePath(databaseUrl) }, file, silentTerminal);
  } catch (error) {
    const reason = `cadangan sebelum migrasi tidak dapat ditulis (${(error as Error).message})`;
    const advice = 'skema belum diubah; beri ruang di disk, lalu nyalakan lagi';
    throw new EnvironmentError('DATA_DIR', dataDir, `${reason}, ${advice}`);
  }
  log({ event: 'backed-up-before-migration', file }, 'warn');
  // Not by its name: after a clock that was ahead this one's is not the newest.
  const others = (await readdir(folder)).filter(
    (name) => name.endsWith('.tar') && join(folder, name) !== file,
  );
  for (const name of others.toSorted().slice(0, 1 - maxBackups))
    await rm(join(folder, name), { force: true });
}
