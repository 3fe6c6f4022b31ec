import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // A loaded machine: nothing here waits for longer than it must.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    exclude: [...configDefaults.exclude, 'src/**/*.postgres.test.ts'],
    setupFiles: ['../../scripts/console-guard.ts'],
  },
});
