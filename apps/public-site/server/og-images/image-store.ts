import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Images of some 100 KB each. */
const most = 500;

let folder: string | undefined;

/** Creates a store of images on disk, by a name of letters, digits, `-` and `_`. It ends with the process. */
export function createImageStore() {
  // Oldest first.
  const names = new Set<string>();

  return {
    async get(name: string): Promise<Buffer | null> {
      return names.has(name) ? readFile(join(ownFolder(), name)).catch(() => null) : null;
    },

    /** A full disk stores nothing, silently: the image was sent. */
    async set(name: string, image: Buffer): Promise<void> {
      const path = join(ownFolder(), name);
      try {
        await writeFile(`${path}.part`, image);
        await rename(`${path}.part`, path);
      } catch {
        return;
      }
      names.delete(name);
      names.add(name);
      const [oldest] = names;
      if (names.size <= most || oldest === undefined) return;
      names.delete(oldest);
      await rm(join(ownFolder(), oldest), { force: true });
    },
  };
}

/** Returns a folder of this process alone, readable by its user. */
function ownFolder(): string {
  if (folder) return folder;
  const made = mkdtempSync(join(tmpdir(), 'pesantren-kartu-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
