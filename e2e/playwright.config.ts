import { defineConfig } from '@playwright/test';
import type { Engine } from './browsers/fixtures.ts';
import { type System, systems } from './systems.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** The packages of old Chromiums hold programs for Linux on x64. */
const oldBrowsersRun = process.platform === 'linux' && process.arch === 'x64';

/** `DOCS_IMAGES=1` takes the pictures of README and guide; they are no tests. */
const docsImages = process.env.DOCS_IMAGES ? [] : ['**/*-images.e2e.ts'];

/** Chromium, and the other browsers that the machine has. */
const browsers = [
  { name: 'chromium', program: executablePath ?? '' },
  { name: 'firefox', program: process.env.FIREFOX_PATH },
  { name: 'webkit', program: process.env.WEBKIT_DRIVER_PATH },
] as const;

const others = browsers.flatMap(({ name, program }) =>
  program !== undefined ? [{ name, testDir: 'browsers', use: { engine: { name, program } } }] : [],
);

/** The end-to-end tests: a real browser against the three processes that `start` brings up. */
export default defineConfig<{ system: System }, { engine: Engine }>({
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  retries: 0,
  // One more than the cores of a small machine: a browser waits for servers, they for the browser.
  workers: 3,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A worker answers in the place of `page.route`; its own tests allow it.
    serviceWorkers: 'block',
    // A trace costs an eighth of the processor time: `pnpm test:e2e … --trace on` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'full',
      use: { system: systems.full },
      testIgnore: [
        'faults/**',
        'admin/**',
        'browsers/**',
        'flow/**',
        ...docsImages,
        ...(oldBrowsersRun ? [] : ['**/old-browsers*']),
        // Elsewhere a machine has 127.0.0.1 alone.
        ...(process.platform === 'linux' ? [] : ['**/many-schools*']),
      ],
    },
    // It writes where the others read: once they are through.
    {
      name: 'flow',
      use: { system: systems.full },
      testDir: 'flow',
      dependencies: ['full', ...others.map(({ name }) => name)],
    },
    ...others,
    { name: 'plain', use: { system: systems.plain }, testDir: 'flow' },
    { name: 'faulty', use: { system: systems.faulty }, testDir: 'faults', workers: 1 },
    {
      name: 'admin',
      use: { system: systems.admin },
      testDir: 'admin',
      testIgnore: docsImages,
    },
  ],
  webServer: [
    server('node ../scripts/start.ts --no-build', systems.full, `${systems.full.site}/readyz`),
    server('node ../scripts/start.ts --no-build', systems.admin, `${systems.admin.site}/readyz`),
    server('node plain-provider/main.ts', systems.plain, `${systems.plain.api}/`),
    server(
      'node ../scripts/start.ts --no-build public-site admin',
      systems.plain,
      `${systems.plain.admin}/healthz`,
    ),
    server('node faulty-provider/main.ts', systems.faulty, systems.faulty.api),
    server(
      'node ../scripts/start.ts --no-build public-site',
      systems.faulty,
      `${systems.faulty.site}/healthz`,
    ),
  ],
});

function server(command: string, system: System, url: string) {
  return {
    command,
    url,
    env: { ...process.env, ...system.env } as Record<string, string>,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  };
}
