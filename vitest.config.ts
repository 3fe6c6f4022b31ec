import { defineConfig } from 'vitest/config';

/** Every package's unit tests in one run; what runs in a browser gets a document from jsdom. */
export default defineConfig({
  test: {
    // Left to itself Vitest keeps one core free, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      ...['packages/*', 'apps/*', 'apps/api/vitest.postgres.config.ts'],
      { test: { name: 'structure', include: ['*.test.ts'] } },
    ],
  },
});
