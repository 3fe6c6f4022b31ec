import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-whole.ts';

/** The file in `DATA_DIR` with the key of the repository, which only the provider's account reads. */
export const keyFile = (dataDir: string) => join(dataDir, 'kunci-cadangan');

/** Without letters and digits that look alike on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns the key of the repository, made where there is none: 148 bits in groups of five letters, to be printed. */
export async function keyOf(dataDir: string): Promise<string> {
  const known = await readKey(dataDir);
  if (known) return known;
  const letter = () => letters[randomInt(letters.length)];
  const key = Array.from({ length: 6 }, () => Array.from({ length: 5 }, letter).join('')).join('-');
  await setKey(dataDir, key);
  return key;
}

/** Returns the key, `''` where there is none yet. */
export async function readKey(dataDir: string): Promise<string> {
  return (await readFile(keyFile(dataDir), 'utf8').catch(() => '')).trim();
}

/** Takes the key of a repository that another machine has made. */
export async function setKey(dataDir: string, key: string): Promise<void> {
  await writeWhole(keyFile(dataDir), `${key.trim()}\n`);
}
