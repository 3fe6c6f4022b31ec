import { defineConfig } from 'vitest/config';

/** Every package's unit tests in one run; what runs in a browser gets a document from jsdom. */
export default defineConfig({
  test: {
    projects: [
      ...[
        'packages/*',
        'apps/*',
        'apps/api/vitest.{postgres,schools}.config.ts',
        'apps/public-site/vitest.server.config.ts',
      ],
      {
        test: {
          name: 'structure',
          // A loaded machine: nothing waits for longer than it must.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['scripts/**/*.test.ts', 'deploy/*.test.ts'],
        },
      },
    ],
  },
});
