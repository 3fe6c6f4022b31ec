import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file and takes it away again: a disk that has turned read-only by a fault of its own still says that it may be
 * written (`access`). @throws the error of the disk
 */
export async function requireWritableFolder(folder: string): Promise<void> {
  const probe = join(folder, '.uji-tulis');
  await writeFile(probe, 'x', { mode: 0o600 });
  await rm(probe, { force: true });
}

/** Returns true where `requireWritableFolder` throws nothing. */
export function isWritableFolder(folder: string): Promise<boolean> {
  return requireWritableFolder(folder).then(
    () => true,
    () => false,
  );
}
