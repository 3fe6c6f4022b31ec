import { join } from 'node:path';
import config from '../../e2e/playwright.config.ts';
import { systems } from '../../e2e/systems.ts';

const system = systems.admin;
const e2e = join(import.meta.dirname, '../../e2e');

/** Measurements in a real browser, by `pnpm bench` only. */
export default {
  ...config,
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: join(e2e, 'test-results'),
  timeout: 300_000,
  // Two at once would measure each other.
  workers: 1,
  // A trace takes pictures of the page, which would be measured too.
  projects: [{ name: 'admin', use: { system, trace: 'off', screenshot: 'off' } }],
  webServer: [config.webServer ?? []]
    .flat()
    .filter(({ url }) => url?.startsWith(system.site))
    .map((server) => ({ ...server, cwd: e2e })),
};
