import { spawnSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

/** Chromium without what draws windows, which spares a third of the tests' processor time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the end-to-end tests: `CHROMIUM_PATH`, else one on PATH, else Debian's package when
 * this is root on a machine with apt, else Playwright's own download.
 * @returns the program's path, or `undefined` when Playwright's own is to be used.
 */
export function findBrowser(): string | undefined {
  const found = process.env.CHROMIUM_PATH || findProgram(names);
  if (found) return found;
  console.log('Chromium belum ada di mesin ini; memasangnya …');
  const installers: [string, string[]][] =
    process.getuid?.() === 0
      ? [
          ['apt-get', ['update', '-q']],
          ['apt-get', ['install', '-qy', '--no-install-recommends', shell]],
        ]
      : [];
  for (const [command, args] of installers) spawnSync(command, args, { stdio: 'inherit' });
  const installed = findProgram(names);
  if (!installed) {
    const args = ['--filter', '@pesantren/e2e', 'exec', 'playwright', 'install', shell];
    spawnSync('pnpm', args, { stdio: 'inherit' });
  }
  return installed;
}
