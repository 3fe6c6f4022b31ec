import { createHash, randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../features/upload/storage/folder-storage.ts';

/** In bytes. */
export const keyLength = 32;

export type WaveKeys = {
  find: (wave: string) => Promise<Buffer | undefined>;
  /** Returns the key of a wave, a new one for its first registration. */
  of: (wave: string) => Promise<Buffer>;
  remove: (wave: string) => Promise<void>;
};

/**
 * Creates the keys of waves, a file each, outside of database and backup: once a file is gone, no copy of the
 * registrations can be read any more (docs/pendaftaran.md#the-key-of-a-wave).
 */
export function createFolderKeys(folder: string): WaveKeys {
  const pathOf = (wave: string) =>
    join(folder, createHash('sha256').update(wave).digest('hex').slice(0, 32));

  async function find(wave: string): Promise<Buffer | undefined> {
    const bytes = await readFile(pathOf(wave)).catch(() => undefined);
    return bytes?.length === keyLength ? bytes : undefined;
  }

  return {
    find,

    async of(wave) {
      const found = await find(wave);
      if (found) return found;
      makeFolder(folder, 0o700);
      const unfinished = `${pathOf(wave)}.${randomBytes(8).toString('hex')}`;
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(randomBytes(keyLength));
        await file.sync();
      } finally {
        await file.close();
      }
      // The second of two processes takes the key that the first one made.
      await link(unfinished, pathOf(wave)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      await rm(unfinished);
      const key = await find(wave);
      if (!key) throw new Error('The key of a wave cannot be read.');
      return key;
    },

    async remove(wave) {
      await rm(pathOf(wave), { force: true });
    },
  };
}
