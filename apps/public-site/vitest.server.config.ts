import react from '@vitejs/plugin-react';
import { configDefaults, defineProject } from 'vitest/config';

/** The tests of the server that look into no document. */
export default defineProject({
  plugins: [react()],
  test: {
    name: 'public-site-server',
    isolate: false,
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['server/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'server/**/*.dom.test.{ts,tsx}'],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/browser-gaps.ts'],
  },
});
