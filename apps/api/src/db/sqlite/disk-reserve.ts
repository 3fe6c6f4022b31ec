import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { isWritableFolder } from '../../writable-folder.ts';

const mebibyte = 1_048_576;

/** Signing in and deleting write a few pages each; SQLite restarts its write-ahead log at 4 MB. */
const size = 8 * mebibyte;
const margin = mebibyte;

export type DiskReserve = ReturnType<typeof createDiskReserve>;

/**
 * Reserves space on the database's disk for signing in and deleting, by which an administrator can free a full
 * disk. The reserve is a file that these remove when they need its space, and restore before any other write.
 * @param folder the SQLite file's; `undefined` for PostgreSQL, which manages its own disk.
 */
export function createDiskReserve(folder: string | undefined, freeBytes = freeBytesOf) {
  const path = folder && join(folder, '.cadangan-ruang');
  let isHeld = path !== undefined && existsSync(path);
  let lastWriteFailed = false;

  async function hold(file: string): Promise<void> {
    if (isHeld || (await freeBytes(file)) < size + 2 * margin) return;
    try {
      // Random bytes, which no file system can compress.
      await fs.writeFile(file, randomBytes(size), { flush: true, mode: 0o600 });
      isHeld = true;
    } catch {
      await fs.rm(file, { force: true });
    }
  }

  /** Tells whether there is room for more than signing in and deleting. */
  async function hasRoom(): Promise<boolean> {
    if (path === undefined) return true;
    await hold(path);
    return isHeld && (await freeBytes(path)) >= margin;
  }

  return {
    hasRoom,

    /** Makes room for signing in and deleting, by removing the reserve if need be. */
    async makeRoom(): Promise<void> {
      if (path === undefined || !isHeld || (await freeBytes(path)) >= margin) return;
      await fs.rm(path, { force: true });
      isHeld = false;
    },

    /** Notes whether the last write failed for want of space, by disk or quota, PostgreSQL's included. */
    note(failed: boolean): void {
      lastWriteFailed = failed;
    },

    isFull: async () => lastWriteFailed || !(await hasRoom()),

    /** False where the disk takes no write, as after a fault of its own. */
    isWritable: async () => folder === undefined || (await isWritableFolder(folder)),
  };
}

async function freeBytesOf(file: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(join(file, '..'));
  return bavail * bsize;
}
