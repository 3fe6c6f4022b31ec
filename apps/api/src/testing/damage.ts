import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Inverts a byte of a file. */
export async function flipByte(path: string, at: number): Promise<void> {
  const file = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, at);
  byte[0] = ~(byte[0] ?? 0);
  await file.write(byte, 0, 1, at);
  await file.close();
}

/** Finds the largest file below a folder. */
export async function largestFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return files[sizes.indexOf(Math.max(...sizes))] ?? '';
}
