import { spawnSync } from 'node:child_process';
import { findProgram, installPackages } from './find-program.ts';

/** Chromium without what draws windows, which spares a third of the tests' processor time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The other browsers, each by the variable that names its program, or its driver's. */
const others: { variable: string; names: string[]; packages: string[] }[] = [
  { variable: 'FIREFOX_PATH', names: ['firefox', 'firefox-esr'], packages: ['firefox-esr'] },
  // It shows windows, on a screen of its own.
  {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * A Chromium for the end-to-end tests: `CHROMIUM_PATH`, else one on PATH, else Debian's package when
 * this is root on a machine with apt, else Playwright's own download.
 * @returns the program's path, or `undefined` when Playwright's own is to be used.
 */
export function findBrowser(): string | undefined {
  const found = process.env.CHROMIUM_PATH || findProgram(names);
  if (found) return found;
  installPackages([shell]);
  const installed = findProgram(names);
  if (!installed) {
    const args = ['--filter', '@pesantren/e2e', 'exec', 'playwright', 'install', shell];
    spawnSync('pnpm', args, { stdio: 'inherit' });
  }
  return installed;
}

/** Finds Firefox and WebKit, or installs them, as Chromium. @returns the variables of those that the machine has. */
export function findOtherBrowsers(): Record<string, string> {
  const programOf = ({ variable, names, packages }: (typeof others)[number]) => {
    const program = process.env[variable] || findProgram(names);
    return packages.includes('xvfb') && !findProgram(['Xvfb']) ? undefined : program;
  };
  const missing = others.filter((each) => !programOf(each));
  if (missing.length > 0) installPackages(missing.flatMap(({ packages }) => packages));
  const found: Record<string, string> = {};
  for (const each of others) {
    const program = programOf(each);
    if (program) found[each.variable] = program;
    else console.log(`Uji dengan ${each.names[0]} dilewati: mesin ini tidak punya.`);
  }
  return found;
}
