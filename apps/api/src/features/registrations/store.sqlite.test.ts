import { expect, test } from 'vitest';
import { explaining } from '../../testing/query-plans.ts';
import { testApi } from '../../testing/test-api.ts';
import { createRegistrationStore } from './store.ts';

test('[L11] what a number has registered in a wave is found by the index of both, not by reading the wave', async () => {
  const api = await testApi();
  const { db, plans } = explaining(api.deps.db);
  await createRegistrationStore({ ...api.deps, db }).sentBy(1, 'x');
  const [plan] = await plans();
  expect(plan?.steps.join()).toContain('(wave_id=? AND phone_hash=?)');
  await api.stop();
});

test('[Q-06] a number of a wave that is over is not read: the query that finds none is the same as of one that never was', async () => {
  const api = await testApi();
  const { db, plans } = explaining(api.deps.db);
  expect(await createRegistrationStore({ ...api.deps, db }).byNumber('x')).toBeUndefined();
  const looked = (await plans()).find(({ sql }) => sql.includes('number_hash'));
  expect(looked?.steps.join()).toContain('registrations_by_number (number_hash=? AND wave_id=?)');
  await api.stop();
});
