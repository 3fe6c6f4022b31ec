import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import { constants } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { makeFolder } from '../make-folder.ts';
import { isUploadName, type Storage } from './storage.ts';

/** Files in a folder of this machine, which is made when it is missing. */
export function createFolderStorage(path: string): Storage {
  makeFolder(path);

  return {
    /** The bytes are on the disk before the name is, and the name before the answer (reliability section 4). */
    async write(name, bytes) {
      const target = join(path, name);
      const folder = dirname(target);
      // The folder itself may be gone or read-only: that is a failure, and not one to make up for.
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

    async find(name) {
      const stats = await fs.stat(join(path, name)).catch(() => undefined);
      return stats?.isFile() ? { name, size: stats.size, modified: stats.mtime } : null;
    },

    async read(name, range) {
      const stream = createReadStream(join(path, name), range);
      await once(stream, 'open');
      return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
    },

    async *list() {
      for (const entry of await fs.readdir(path, { recursive: true, withFileTypes: true })) {
        const name = relative(path, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
        const file = entry.isFile() && isUploadName(name) && (await this.find(name));
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

    async isWritable() {
      return fs.access(path, constants.W_OK).then(
        () => true,
        () => false,
      );
    },

    async freeBytes() {
      const { bavail, bsize } = await fs.statfs(path);
      return bavail * bsize;
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await fs.open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
