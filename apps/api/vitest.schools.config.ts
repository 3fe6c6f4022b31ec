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
      // A feature that a school goes without takes its tests along: none is named.
      'src/features/*/{boundaries,consent,device-cookie,drafts,login-limits,removed}.test.ts',
      'src/features/*/{r,s}*s.test.ts',
      'src/http/{guards/guards,leaks}.test.ts',
      'src/resources/{client,deleted,idempotency,versions}.test.ts',
    ],
    setupFiles: ['../../scripts/console-guard.ts', 'src/testing/beside-a-school.ts'],
  },
});
