import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Cards that are kept; each has some 100 KB. */
const most = 500;

let folder: string | undefined;

/** Cards on disk by a name of letters, digits, `-` and `_`, for as long as the process lives. */
export function createImageStore() {
  // Oldest first.
  const names = new Set<string>();

  return {
    async find(name: string): Promise<Buffer | null> {
      return names.has(name) ? readFile(join(ownFolder(), name)).catch(() => null) : null;
    },

    /** A disk that is full keeps nothing; the card is shown all the same. */
    async keep(name: string, card: Buffer): Promise<void> {
      const path = join(ownFolder(), name);
      try {
        await writeFile(`${path}.part`, card);
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

/** The process's own folder: nobody else can lay anything into it. */
function ownFolder(): string {
  if (folder) return folder;
  const made = mkdtempSync(join(tmpdir(), 'pesantren-kartu-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
