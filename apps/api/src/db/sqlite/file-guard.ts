import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { isSqliteDamage } from '../errors.ts';
import { DamagedFileError } from './damaged-file-error.ts';

/** Follows the name of the database's file in that of a copy that was made when the file was taken away. */
export const rescued = '.selamat-';

/** Watches the file of an open database. */
export type FileGuard = {
  /** Refuses a write from the first damage on. @throws DamagedFileError */
  requireSound: () => void;
  /** Returns the error to throw in place of one of SQLite, whose damage it remembers. */
  judge: (error: unknown) => unknown;
};

/**
 * Creates the guard of a database's file, and of its log: where they are damaged, taken away or replaced, SQLite goes on
 * writing, and what it says is stored is lost with the process. What was stored until then is copied beside it.
 * @param writer reads what was stored, also of files that have no name any more.
 */
export function createFileGuard(path: string, writer: DatabaseSync): FileGuard {
  const files = [path, `${path}-wal`];
  const inodes = new Map<string, number>();
  let damage: DamagedFileError | undefined;

  function replaced(): string | undefined {
    return files.find((file) => {
      const inode = statSync(file, { throwIfNoEntry: false })?.ino;
      const known = inodes.get(file);
      // The log comes with the first write.
      if (known === undefined && inode !== undefined) inodes.set(file, inode);
      return known !== undefined && known !== inode;
    });
  }

  return {
    requireSound() {
      const file = damage ? undefined : replaced();
      if (file)
        damage = new DamagedFileError(`${file} hilang atau diganti. ${rescue(path, writer)}`);
      if (damage) throw damage;
    },
    judge(error) {
      if (!isSqliteDamage(error)) return error;
      damage ??= new DamagedFileError(`${path} rusak: ${(error as Error).message}.`);
      return damage;
    },
  };
}

/** Copies what the connection still reads into a file of its own. @returns what became of it, in words. */
function rescue(path: string, writer: DatabaseSync): string {
  const copy = `${path}${rescued}${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    writer.prepare('vacuum into ?').run(copy);
    return `Salinan seluruh isinya: ${copy}.`;
  } catch (error) {
    return `Isinya tidak dapat disalin (${(error as Error).message}).`;
  }
}
