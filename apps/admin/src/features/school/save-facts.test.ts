import { ApiError } from '@pesantren/api-client/api-error';
import type { School } from '@pesantren/api-client/contract/school/school';
import { defaultFacts } from '@pesantren/content/default-facts';
import type { Facts } from '@pesantren/content/facts';
import { expect, test } from 'vitest';
import { saveFacts } from './save-facts.ts';

const before: School = { facts: { vision: 'A' }, version: 3, updatedAt: '' };
const submission = { baseline: { vision: 'A' }, version: 3 };

/** A provider that holds facts; `loses` answers as if the network broke off after a save. */
function provider(first: School, loses = 0) {
  let held = first;
  const calls: number[] = [];
  return {
    calls,
    held: () => held,
    async saveSchool(facts: Partial<Facts>, version: number): Promise<School> {
      calls.push(version);
      if (version !== held.version) {
        const { updatedAt: updated_at, ...current } = held;
        throw new ApiError('', { status: 412, current: { ...current, updated_at } });
      }
      held = { facts, version: version + 1, updatedAt: '' };
      if (calls.length <= loses) throw new ApiError('', { code: 'offline' });
      return held;
    },
  };
}

test('[J-16] what others have saved goes out with the own', async () => {
  const newer: School = { facts: { vision: 'A', missions: ['M'] }, version: 7, updatedAt: '' };
  const api = provider(newer);
  await saveFacts(api, before, submission, { vision: 'B' });
  expect(api.calls).toEqual([3, 7]);
  expect(api.held().facts).toEqual({ vision: 'B', missions: ['M'] });
});

test('[J-16] a fact that others have changed is never overwritten, from a draft neither', async () => {
  const newer: School = { facts: { vision: 'C' }, version: 4, updatedAt: '' };
  for (const known of [before, newer]) {
    const api = provider(newer);
    const save = saveFacts(api, known, submission, { vision: 'B' });
    await expect(save).rejects.toMatchObject({ status: 412 });
    expect(api.held()).toBe(newer);
    expect(api.calls).toEqual([3]);
  }
});

test('[J-16] a save whose answer was lost is sent again without a conflict', async () => {
  const api = provider(before, 1);
  const lost = saveFacts(api, before, submission, { vision: 'B' });
  await expect(lost).rejects.toMatchObject({ code: 'offline' });
  expect((await saveFacts(api, before, submission, { vision: 'B' })).version).toBe(4);
  expect(api.held().version).toBe(4);
});

test('[J-16] the sample counts as what a fact was before it was saved', async () => {
  const api = provider({ facts: {}, version: 0, updatedAt: '' });
  const { waves } = defaultFacts;
  const baseline = { waves };
  const unsaved: School = { facts: {}, version: 0, updatedAt: '' };
  await saveFacts(api, unsaved, { baseline, version: 0 }, { waves: [] });
  expect(api.held()).toMatchObject({ facts: { waves: [] }, version: 1 });
});
