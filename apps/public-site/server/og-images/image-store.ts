import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** Writes an image into a file that ends with the process, and returns its path; null on a full disk. */
export async function storeImage(image: Buffer): Promise<string | null> {
  const file = join(ownFolder(), `${randomUUID()}.jpg`);
  try {
    await writeFile(file, image);
    return file;
  } catch {
    await removeImage(file);
    return null;
  }
}

export async function removeImage(file: string): Promise<void> {
  await rm(file, { force: true });
}

/** Returns a folder of this process alone, readable by its user. */
function ownFolder(): string {
  if (folder) return folder;
  const made = mkdtempSync(join(tmpdir(), `pesantren-kartu-${process.pid}-`));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
