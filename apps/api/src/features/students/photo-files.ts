import type { Deps } from '../../deps.ts';
import { newUploadName, photoFolder, uploadName } from '../upload/storage/storage.ts';

/** Creates the storing of pupils' photos; a path names each in the database. */
export function createPhotoFiles({ uploads, log }: Pick<Deps, 'uploads' | 'log'>) {
  return {
    /** Stores a photo. @returns its path. */
    async write(bytes: Uint8Array, extension: string): Promise<string> {
      const name = photoFolder + newUploadName(bytes, extension);
      await uploads.write(name, bytes);
      return `/uploads/${name}`;
    },

    /** Removes photos; what cannot be removed is served no more, and the daily sweep tries again. */
    async remove(paths: readonly string[]): Promise<void> {
      for (const path of paths) {
        const name = uploadName(path);
        if (!name) continue;
        await uploads.remove(name).catch((error: Error) => {
          log({ event: 'photo-not-removed', file: name, error: error.stack ?? String(error) });
        });
      }
    },
  };
}
