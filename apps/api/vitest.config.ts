import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    isolate: false,
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/**/*.postgres.test.ts'],
    globalSetup: ['../../scripts/restic.ts'],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/children.ts'],
  },
});
