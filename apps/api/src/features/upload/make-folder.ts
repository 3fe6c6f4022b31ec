import { existsSync, mkdirSync, opendirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder that is missing, with those above it. Not by Node's own `recursive`, which never ends where
 * nothing can be made, as in `/proc`. @throws what the system says, also where something else has the name.
 */
export function makeFolder(path: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let folder = path; !existsSync(folder) && dirname(folder) !== folder; ) {
    missing.unshift(folder);
    folder = dirname(folder);
  }
  for (const folder of missing) mkdirSync(folder, { mode });
  opendirSync(path).closeSync();
}
