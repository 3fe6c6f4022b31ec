import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

/** The tests with a document; the others of the server have `vitest.server.config.ts`, so that no document ends within a worker. */
export default defineProject({
  plugins: [react()],
  test: {
    name: 'public-site',
    isolate: false,
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.dom.test.{ts,tsx}'],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/browser-gaps.ts'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  },
});
