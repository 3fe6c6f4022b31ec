import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'public-site',
    include: ['{src,server}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/browser-gaps.ts'],
    environment: 'jsdom',
    hookTimeout: 120_000,
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  },
});
