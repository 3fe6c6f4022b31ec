import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type TestApi, testApi } from './test-api.ts';

type Overrides = Parameters<typeof testApi>[0];

/** Starts a test API of its own before each test of a file and stops it afterwards. */
export function apiForEachTest(overrides?: Overrides): TestApi {
  return apiBetween(beforeEach, afterEach, overrides);
}

/** Starts one test API for all tests of a file, which only read, and stops it afterwards. */
export function apiForAllTests(overrides?: Overrides): TestApi {
  return apiBetween(beforeAll, afterAll, overrides);
}

/** @returns a proxy of the API that is running at the moment. */
function apiBetween(
  before: (start: () => Promise<void>) => void,
  after: (stop: () => Promise<void>) => void,
  overrides: Overrides,
): TestApi {
  let current: TestApi | undefined;
  before(async () => {
    current = await testApi(overrides);
  });
  after(async () => current?.stop());
  return new Proxy({} as TestApi, {
    get: (_, property) => Reflect.get(current ?? {}, property),
  });
}
