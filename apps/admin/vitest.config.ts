import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  test: {
    name: 'admin',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    environment: 'jsdom',
    testTimeout: 15_000,
    hookTimeout: 120_000,
  },
});
