import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'content',
    isolate: false,
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/console-guard.ts'],
  },
});
