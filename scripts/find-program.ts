import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds the first of the named programs on PATH, or in `more` folders. @returns its path. */
export function findProgram(
  names: readonly string[],
  more: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages of Debian where this is root on a machine with apt; elsewhere it does nothing. */
export function installPackages(names: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  if (process.getuid?.() !== 0) return;
  console.log(`${names.join(', ')} belum ada di mesin ini; memasangnya …`);
  const install = ['install', '-qy', '--no-install-recommends', ...names];
  for (const args of [['update', '-q'], install]) {
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
    });
  }
}
