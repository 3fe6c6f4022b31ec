import react from '@vitejs/plugin-react';
import { configDefaults, defineProject } from 'vitest/config';

/** The tests of the server that look into no document, each file in a process of its own: real servers, caches and a replaced network. */
export default defineProject({
  plugins: [react()],
  test: {
    name: 'public-site-server',
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['server/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'server/**/*.dom.test.{ts,tsx}'],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/browser-gaps.ts'],
  },
});
