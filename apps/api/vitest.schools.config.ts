import { defineProject } from 'vitest/config';

/** The cases of authorization, privacy and caching again, with a second school in the same process. */
export default defineProject({
  test: {
    name: 'api-schools',
    isolate: false,
    // A loaded machine: nothing waits for longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: [
      'src/features/accounts/roles.test.ts',
      'src/features/admin/{device-cookie,login-limits,sessions}.test.ts',
      'src/features/publication/{boundaries,drafts,removed}.test.ts',
      'src/features/registrations/registrations.test.ts',
      'src/features/students/*.test.ts',
      'src/http/{guards,leaks}.test.ts',
      'src/resources/{client,deleted,idempotency,versions}.test.ts',
    ],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/beside-a-school.ts'],
  },
});
