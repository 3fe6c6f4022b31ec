import { waveAt } from '@pesantren/content/admission';
import { defaultClock } from '@pesantren/content/clock';
import { defaultFacts } from '@pesantren/content/default-facts';
import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { createSchoolStore } from '../features/school/store.ts';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { bodyOf, read, write } from '../testing/requests.ts';
import { initializeDatabase } from './initialize-database.ts';

const api = apiForEachTest();
const admin = { username: 'admin', password: 'hujan-payung-tikar-senja' };

async function begun(seed: Config['seed']) {
  const { db } = await openTestDatabase();
  await migrate(db);
  const deps = { ...api.deps, db };
  await initializeDatabase(deps, { seed, admin });
  return createSchoolStore(deps);
}

test('[F-77] a school that begins empty has given nothing, and nothing stands in for it', async () => {
  const store = await begun('none');
  const { saved } = await store.read();
  expect(saved).toEqual({ facts: {}, version: 0, updated_at: null, sample: false });
  expect((await store.identity()).name).toBe('');
});

test('[K-02] the sample may have a fourth wave, which is open today; without asking it has its three', async () => {
  expect((await (await begun('sample')).read()).saved.facts).toEqual({});
  const { facts, sample } = (await (await begun('open-wave')).read()).saved;
  expect(facts.waves?.slice(0, 3)).toEqual(defaultFacts.waves);
  const now = api.deps.now();
  expect(facts.waves?.map((wave) => waveAt(wave, now, defaultClock).kind)).toEqual([
    ...['closed', 'closed', 'closed'],
    'open',
  ]);
  expect([Object.keys(facts), sample]).toEqual([['waves'], undefined]);
});

test('[F-77] the sample is one switch, which saving facts leaves as it is', async () => {
  const put = async (body: object) => bodyOf<object>(write(api, 'PUT', '/school.php', body));
  expect(await put({ facts: {}, sample: false })).toMatchObject({ sample: false, version: 1 });
  expect(await put({ facts: { vision: 'Jujur' } })).toMatchObject({ sample: false, version: 2 });
  expect(await bodyOf(read(api, '/school.php'))).toMatchObject({ sample: false });
  expect(await put({ facts: {}, sample: true })).not.toHaveProperty('sample');
});

test('[F-82] a number is stored in one form, however it is typed', async () => {
  const contact = { title: 'A', topic: 'a', admission: true };
  const contacts = [{ ...contact, phone: '62812 3456 7892', whatsapp: '0812-3456-7892' }];
  const body = { facts: { contacts } };
  expect(await bodyOf(write(api, 'PUT', '/school.php', body))).toMatchObject({
    facts: { contacts: [{ phone: '+6281234567892', whatsapp: '6281234567892' }] },
  });
});
