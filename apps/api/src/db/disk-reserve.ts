import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';

const mebibyte = 1_048_576;

/** Signing in and deleting write a few pages each; SQLite's log of them is begun anew at 4 MB. */
const size = 8 * mebibyte;
const margin = mebibyte;

export type DiskReserve = ReturnType<typeof diskReserve>;

/**
 * Room on the disk of the database that is kept for signing in and deleting, so that a full disk can be put
 * right: a file that these remove when they need its room, and that is back before anything else is written.
 * @param folder the SQLite file's; `undefined` where PostgreSQL looks after its own disk.
 */
export function diskReserve(folder: string | undefined, freeBytes = freeBytesOf) {
  const path = folder && join(folder, '.cadangan-ruang');
  let isHeld = path !== undefined && existsSync(path);
  let lastWriteFailed = false;

  async function hold(file: string): Promise<void> {
    if (isHeld || (await freeBytes(file)) < size + 2 * margin) return;
    try {
      // What a file system cannot compress.
      await fs.writeFile(file, randomBytes(size), { flush: true, mode: 0o600 });
      isHeld = true;
    } catch {
      await fs.rm(file, { force: true });
    }
  }

  /** Whether there is room for more than signing in and deleting. */
  async function hasRoom(): Promise<boolean> {
    if (path === undefined) return true;
    await hold(path);
    return isHeld && (await freeBytes(path)) >= margin;
  }

  return {
    hasRoom,

    /** Sees that there is room for signing in and deleting, at the cost of the reserve when there is no other. */
    async makeRoom(): Promise<void> {
      if (path === undefined || !isHeld || (await freeBytes(path)) >= margin) return;
      await fs.rm(path, { force: true });
      isHeld = false;
    },

    /** Remembers whether the disk, a quota on it or PostgreSQL's, had no room for the last write. */
    note(failed: boolean): void {
      lastWriteFailed = failed;
    },

    isFull: async () => lastWriteFailed || !(await hasRoom()),
  };
}

async function freeBytesOf(file: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(join(file, '..'));
  return bavail * bsize;
}
