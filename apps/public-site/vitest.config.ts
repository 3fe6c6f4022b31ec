import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'public-site',
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['{src,server}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/browser-gaps.ts'],
    // Isolated, unlike the other projects: the scripts of a page bind to its document while they are imported.
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  },
});
