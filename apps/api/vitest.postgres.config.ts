import { configDefaults, defineProject } from 'vitest/config';

/** The same tests on a real PostgreSQL (docs/reliability.md#i22), but those that no database has a part in. */
export default defineProject({
  test: {
    name: 'api-postgres',
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'src/**/*.sqlite.test.ts',
      'src/{config,metrics}.test.ts',
      'src/seed/media.test.ts',
      'src/features/admin/passwords.test.ts',
      'src/features/upload/{serve-uploads,storage/storage,upload*}.test.ts',
      'src/http/{on-the-wire,request-context,request-log}.test.ts',
      'src/resources/rich-text.test.ts',
    ],
    globalSetup: ['src/testing/postgres-server.ts'],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/on-postgres.ts'],
  },
});
