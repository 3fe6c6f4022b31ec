import type { APIRequestContext } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { readList } from '../read-list.ts';
import { systems } from '../systems.ts';
import { type Fault, faultsPath } from './fault.ts';

const { faulty } = systems;

/** The provider of the system `faulty`, which answers as a test orders it. */
export type Provider = {
  /** From now on every reading call about a resource (`gallery_items`) is answered so. */
  answers: (resource: string, fault: Fault) => Promise<void>;
  /** From now on it is itself again. */
  recovers: () => Promise<void>;
  /** The whole list of a resource, as it really is. */
  list: (resource: string) => Promise<Record<string, unknown>[]>;
};

/** The test of `e2e/fixtures.ts` with the provider of `faulty`, which is itself when a test begins. */
export const test = base.extend<{ provider: Provider }>({
  provider: async ({ request }, use) => {
    const provider = orders(request);
    await provider.recovers();
    await use(provider);
    await provider.recovers();
  },
});

function orders(request: APIRequestContext): Provider {
  const faults = new URL(faultsPath, faulty.api).href;
  return {
    answers: async (resource, fault) => {
      await request.put(`${faults}/${resource}`, { data: fault });
    },
    recovers: async () => {
      await request.delete(faults);
    },
    list: (resource) => readList(request, faulty, resource),
  };
}

export { expect } from '../fixtures.ts';
