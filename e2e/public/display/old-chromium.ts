import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';

export const oldVersions = ['92', '106'] as const;

const packages = {
  '92': import.meta.resolve('chromium-92'),
  '106': import.meta.resolve('chromium-106'),
};
const cache = join(import.meta.dirname, '../../node_modules/.cache');

/** Starts an old Chromium out of its npm package, which packs the program with brotli; for Linux on x64 alone. */
export async function launchOldChromium(version: (typeof oldVersions)[number]): Promise<Browser> {
  const executablePath = join(cache, `chromium-${version}`);
  if (!existsSync(executablePath)) {
    const packed = fileURLToPath(new URL('../bin/chromium.br', packages[version]));
    const program = await buffer(createReadStream(packed).pipe(createBrotliDecompress()));
    await mkdir(cache, { recursive: true });
    // Renamed whole: another worker may be starting it.
    const unfinished = `${executablePath}.${process.pid}`;
    await writeFile(unfinished, program, { mode: 0o755 });
    await rename(unfinished, executablePath);
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
