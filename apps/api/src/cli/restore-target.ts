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

/** Where a backup's database can go: nothing is there until `take` makes it so, all at once. */
export type EmptyPlace = {
  /** Where the SQLite file of the backup is put first. */
  unfinished: string;
  /** Makes the database of that file, which is whole and of the newest schema, the place's own. */
  take: () => Promise<void>;
  /** Clears away what is unfinished. */
  leave: () => Promise<void>;
};

/**
 * The place that a `DATABASE_URL` names.
 * @throws CommandError when something is there already, EnvironmentError when it does not answer.
 */
export async function emptyPlace(databaseUrl: string): Promise<EmptyPlace> {
  const path = sqlitePath(databaseUrl);
  return path ? newFile(path) : emptyDatabase(await openConfigured({ databaseUrl }));
}

/** What a database in SQLite is made of: its file, and what a process that died leaves beside it. */
const endings = ['', '-wal', '-shm'];

async function newFile(path: string): Promise<EmptyPlace> {
  for (const end of endings) {
    // SQLite would play the log of another database into the one that comes to lie beside it.
    if (!(await stat(path + end).catch(() => null))) continue;
    throw new CommandError(`${path}${end} sudah ada: pulihkan ke tempat yang kosong.`);
  }
  makeFolder(dirname(path));
  const unfinished = `${path}.memulihkan`;
  async function leave() {
    for (const end of endings) await rm(unfinished + end, { force: true });
  }
  // A restore that was killed has not left.
  await leave();
  return {
    unfinished,
    leave,
    async take() {
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    },
  };
}

async function emptyDatabase({ db, close }: Database): Promise<EmptyPlace> {
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
  const unfinished = join(folder, 'pesantren.db');
  return {
    unfinished,
    async take() {
      const copy = openSqlite(unfinished);
      try {
        // Tables are copied by the schema of this program: what a later one added would be left out.
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
    async leave() {
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
