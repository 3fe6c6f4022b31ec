import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../backups/write-whole.ts';

/** The file in `DATA_DIR` with the last starts of the provider. */
const startsFile = (dataDir: string) => join(dataDir, 'penyalaan.json');

/** So many starts within so many milliseconds are a crash loop: an operator restarts it less often. */
const loop = { starts: 5, within: 600_000 };

/** Notes that the provider starts. */
export async function noteStart(dataDir: string, at: Date): Promise<void> {
  const starts = [...(await readStarts(dataDir)), at.toISOString()].slice(-loop.starts);
  await writeWhole(startsFile(dataDir), JSON.stringify(starts));
}

/** Returns true where a provider has been ready with this data folder before. */
export async function hasStarted(dataDir: string): Promise<boolean> {
  return (await readStarts(dataDir)).length > 0;
}

/** Returns true where the provider has died again and again within the last minutes. */
export async function isCrashLooping(dataDir: string, now: Date): Promise<boolean> {
  const starts = await readStarts(dataDir);
  const first = Date.parse(starts.at(-loop.starts) ?? '');
  return starts.length >= loop.starts && +now - first < loop.within;
}

async function readStarts(dataDir: string): Promise<string[]> {
  try {
    const starts: unknown = JSON.parse(await readFile(startsFile(dataDir), 'utf8'));
    return Array.isArray(starts) ? starts.map(String) : [];
  } catch {
    return [];
  }
}
