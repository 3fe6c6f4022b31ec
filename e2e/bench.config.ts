import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { type System, systems } from './systems.ts';

const system = systems.admin;

/** Measurements in a real browser, by hand only: `pnpm bench:admin-list`. */
export default defineConfig<{ system: System }>({
  ...config,
  testDir: 'bench',
  testMatch: '**/*.bench.ts',
  timeout: 300_000,
  // A trace takes pictures of the page, which would be measured too.
  projects: [{ name: 'admin', use: { system, trace: 'off' } }],
  webServer: [config.webServer ?? []].flat().filter(({ url }) => url?.startsWith(system.site)),
});
