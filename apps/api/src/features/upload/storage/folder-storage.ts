import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdirSync, opendirSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { requireWritableFolder } from '../../../writable-folder.ts';
import { type Backend, bounded } from './bounded-storage.ts';
import { isUploadName, type Storage, type StoredFile } from './storage.ts';

/** Creates a storage in a folder of this machine, and the folder when it is missing. */
export function createFolderStorage(path: string, deadline?: number): Storage {
  makeFolder(path);
  return bounded(folderOf(path), deadline);
}

function folderOf(path: string): Backend {
  const find = async (name: string): Promise<StoredFile | null> => {
    try {
      const stats = await fs.stat(join(path, name));
      return stats.isFile() ? { name, size: stats.size, modified: stats.mtime } : null;
    } catch (error) {
      if (!isMissing(error)) throw error;
      // A folder that is gone, or a disk that is not mounted, has not lost this one file.
      await fs.access(path);
      return null;
    }
  };

  return {
    /** Atomic and durable: a temporary file, fsync, rename, fsync of the folder. */
    async write(name, bytes) {
      const target = join(path, name);
      const folder = dirname(target);
      // Only subfolders are created: a storage that is gone or read-only is a failure.
      if (folder !== path) await fs.mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${randomBytes(8).toString('hex')}.part`);
      try {
        const file = await fs.open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await fs.rename(temporary, target);
      } catch (error) {
        await fs.rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },

    find,

    async read(name, range) {
      const stream = createReadStream(join(path, name), range);
      await once(stream, 'open');
      return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
    },

    async *list() {
      for (const entry of await fs.readdir(path, { recursive: true, withFileTypes: true })) {
        const name = relative(path, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
        if (!entry.isFile() || !isUploadName(name)) continue;
        const file = await find(name);
        if (file) yield file;
      }
    },

    remove: (name) => fs.rm(join(path, name), { force: true }),

    async removeUnfinished(before) {
      for (const entry of await fs.readdir(path, { recursive: true })) {
        const file = join(path, entry);
        if (!/[\\/]\.[0-9a-f]{16}\.part$/.test(file)) continue;
        const stats = await fs.stat(file).catch(() => undefined);
        if (stats && stats.mtime < before) await fs.rm(file, { force: true });
      }
    },

    check: () => requireWritableFolder(path),

    async freeBytes() {
      const { bavail, bsize } = await fs.statfs(path);
      return bavail * bsize;
    },
  };
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String((error as { code?: unknown }).code));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await fs.open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Creates a folder and its parents. `mkdir`'s own `recursive` never ends where nothing can be created, such as
 * in `/proc`. @throws the system's error, also when the path is no folder.
 */
export function makeFolder(path: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let folder = path; !existsSync(folder) && dirname(folder) !== folder; ) {
    missing.unshift(folder);
    folder = dirname(folder);
  }
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode });
    } catch (error) {
      // Processes that start together create the same folder.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  opendirSync(path).closeSync();
}
