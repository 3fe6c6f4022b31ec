import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { constants } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of uploaded files. */
export type UploadFolder = ReturnType<typeof uploadFolder>;

export function uploadFolder(path: string) {
  mkdirSync(path, { recursive: true });

  return {
    path,

    /**
     * Stores a new file under a random name and answers the name. The bytes are on the disk before
     * the name is, and the name before the answer (reliability section 4).
     */
    async add(bytes: Uint8Array, extension: string): Promise<string> {
      const name = `${randomBytes(16).toString('hex')}.${extension}`;
      const temporary = join(path, `.${name}.part`);
      try {
        const file = await fs.open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await fs.rename(temporary, join(path, name));
      } catch (error) {
        await fs.rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(path);
      return name;
    },

    /** Size in bytes of the file at a path `/uploads/…`, null when it is not ours or not there. */
    async sizeOf(url: string): Promise<number | null> {
      const name = uploadName(url);
      const stats = name && (await fs.stat(join(path, name)).catch(() => undefined));
      return stats ? stats.size : null;
    },

    /** Whether files can be added. */
    async isWritable(): Promise<boolean> {
      return fs.access(path, constants.W_OK).then(
        () => true,
        () => false,
      );
    },
  };
}

/** The kinds of file that are served at all, under names of plain characters: nothing to decode, no way out. */
const servedPath =
  /^\/uploads\/((?:(?:contoh|situs)\/)?[a-z0-9][a-z0-9_-]*\.(?:jpg|png|webp|pdf|mp4|webm))$/i;

/** The file's name under the folder out of a path `/uploads/…`, null when the path names none. */
export function uploadName(path: string): string | null {
  return servedPath.exec(path)?.[1] ?? null;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await fs.open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
