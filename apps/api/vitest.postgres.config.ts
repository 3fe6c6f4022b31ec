import { configDefaults, defineProject } from 'vitest/config';

/** The same tests on a real PostgreSQL (docs/reliability.md#i22), but those whose outcome no SQL decides. */
export default defineProject({
  test: {
    name: 'api-postgres',
    isolate: false,
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'src/**/*.sqlite.test.ts',
      'src/{config,killed,main,metrics}.test.ts',
      'src/jobs/backup-age.test.ts',
      'src/seed/media.test.ts',
      'src/features/admin/{passwords,weak-password}.test.ts',
      'src/features/openapi/openapi.test.ts',
      'src/features/upload/{device-pictures,image-variants,pdf-object-streams,read-form,require-upload-kind,serve-uploads,storage/storage,upload*,validate-pdf}.test.ts',
      'src/http/{compress-lists,guards/guards,on-the-wire,request-context,request-log}.test.ts',
      'src/resources/{client,rich-text}.test.ts',
    ],
    globalSetup: [
      ...['../../scripts/restic.ts', '../../scripts/pgbouncer.ts'],
      'src/testing/postgres-server.ts',
    ],
    setupFiles: [
      '../../scripts/console-guard.ts',
      'src/testing/children.ts',
      'src/testing/on-postgres.ts',
    ],
  },
});
