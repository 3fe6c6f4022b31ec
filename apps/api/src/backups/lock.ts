import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../features/upload/storage/folder-storage.ts';

/** The folder in `DATA_DIR` of what the backups need between and during their runs. */
export const backupFolder = (dataDir: string) => join(dataDir, 'cadangan');

/** In milliseconds: for as long as somebody who only asks may hold it. */
const patience = 1000;

/**
 * Takes the lock that one backup or proof of a data folder holds: SQLite's, which the system frees with its process, so that
 * none is left behind by one that was killed.
 * @returns the way to free it, null where another process has it.
 */
export function takeLock(dataDir: string, timeout = patience): (() => void) | null {
  const folder = backupFolder(dataDir);
  makeFolder(folder, 0o700);
  const file = new DatabaseSync(join(folder, 'berjalan.db'), { timeout });
  try {
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === 5) return null;
    throw error;
  }
}

/** Returns true while a backup or a proof runs. */
export function isLocked(dataDir: string): boolean {
  const free = takeLock(dataDir, 0);
  free?.();
  return free === null;
}
