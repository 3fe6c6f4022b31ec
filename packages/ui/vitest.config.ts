import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'ui',
    isolate: false,
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/cleanup.ts'],
  },
});
