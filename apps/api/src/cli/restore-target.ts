import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sqlitePath } from '../config.ts';
import { openConfigured } from '../create-deps.ts';
import { copyTables, firstNonEmptyTable } from '../db/copy-tables.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { appliedMigrations, isLater, migrate } from '../db/migrate.ts';
import type { Database } from '../db/open.ts';
import { openSqlite } from '../db/sqlite/open.ts';
import { makeFolder } from '../features/upload/storage/folder-storage.ts';
import { CommandError } from './terminal.ts';

/** The empty target of a restore, which `commit` fills atomically. */
export type RestoreTarget = {
  /** Path for the SQLite file of the backup. */
  file: string;
  /** Makes that file's database, verified and migrated, the target's own. */
  commit: () => Promise<void>;
  /** Removes temporary files. */
  cleanUp: () => Promise<void>;
};

/**
 * Opens the target that a `DATABASE_URL` names.
 * @throws CommandError when something is there already, EnvironmentError when it does not answer.
 */
export async function openRestoreTarget(databaseUrl: string): Promise<RestoreTarget> {
  const path = sqlitePath(databaseUrl);
  return path ? newFile(path) : emptyDatabase(await openConfigured({ databaseUrl }));
}

/** A SQLite database's file, and those that a killed process leaves beside it. */
const endings = ['', '-wal', '-shm'];

async function newFile(path: string): Promise<RestoreTarget> {
  for (const end of endings) {
    // SQLite would replay the log of another database into the restored one.
    if (!(await stat(path + end).catch(() => null))) continue;
    throw new CommandError(`${path}${end} sudah ada: pulihkan ke tempat yang kosong.`);
  }
  makeFolder(dirname(path));
  const file = `${path}.memulihkan`;
  async function cleanUp() {
    for (const end of endings) await rm(file + end, { force: true });
  }
  // A killed restore did not clean up.
  await cleanUp();
  return {
    file,
    cleanUp,
    async commit() {
      await rename(file, path);
      await syncFolder(dirname(path));
    },
  };
}

async function emptyDatabase({ db, close }: Database): Promise<RestoreTarget> {
  const refuse = async (within: typeof db) => {
    const filled = await firstNonEmptyTable(within);
    if (!filled) return;
    throw new CommandError(`Tabel ${filled} sudah berisi: pulihkan ke basis data yang kosong.`);
  };
  try {
    await migrate(db);
    await refuse(db);
  } catch (error) {
    await close();
    throw error;
  }
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-pulih-'));
  const file = join(folder, 'pesantren.db');
  return {
    file,
    async commit() {
      const copy = openSqlite(file);
      try {
        // Copying follows the schema of this program: columns of a later one would be lost.
        if ((await appliedMigrations(copy.db)).some(isLater)) {
          throw new CommandError(
            'Cadangan itu dari versi program yang lebih baru; jalankan versi itu.',
          );
        }
        await inTransaction(db, async (to) => {
          await refuse(to);
          await copyTables(copy.db, to);
        });
      } finally {
        await copy.close();
      }
    },
    async cleanUp() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}
