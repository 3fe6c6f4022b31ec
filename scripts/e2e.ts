import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './apps.ts';
import { findBrowser, findOtherBrowsers } from './browser.ts';
import { setup as haveRestic } from './restic.ts';
import { build, run } from './run.ts';

/**
 * Builds both apps and runs the browser tests; arguments go to Playwright.
 * @returns Playwright's exit code; its JSON report is at `report` when that is given.
 */
export async function runE2e(args: readonly string[], report?: string): Promise<number> {
  if (!build(['@pesantren/public-site', '@pesantren/admin'])) return 1;
  haveRestic();
  const browser = findBrowser();
  const data = mkdtempSync(join(tmpdir(), 'pesantren-e2e-'));
  const config = join(root, 'e2e/playwright.config.ts');
  const code = await run(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '-c', config, ...args],
    {
      ...(browser && { CHROMIUM_PATH: browser }),
      ...findOtherBrowsers(),
      ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      E2E_DATA: data,
      // Compiled code is kept for the many processes that tests start, as `start` keeps it.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules/.cache/node'),
    },
  );
  rmSync(data, { recursive: true, force: true });
  return code;
}

if (import.meta.main) process.exitCode = await runE2e(process.argv.slice(2));
