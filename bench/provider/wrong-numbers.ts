// Whether the time of an answer tells that a number was once one: numbers that nobody ever had, of a wave that is over and not
// swept yet, withdrawn, and no numbers at all, in turns, on both databases (docs/spec.md#q-06). The first of them is asked
// for twice: what the two differ by is noise.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { numberHash, numberOf } from '../../apps/api/src/features/registrations/sealing.ts';
import { createRegistrationStore } from '../../apps/api/src/features/registrations/store.ts';
import { startForTests } from '../../apps/api/src/testing/postgres-server.ts';
import { type TestApi, testApi } from '../../apps/api/src/testing/test-api.ts';
import { visitorHeader } from '../../packages/api-client/src/staff/registration-desk.ts';
import { quantile } from '../harness/quantile.ts';

const rounds = Number(process.argv[2] ?? 20_000);
/** Rounds before it is measured, and registrations of each wave. */
const [warmUp, registrations] = [2_000, 500];
/** The most that a kind may differ, in percent of an answer, where the noise is less. */
const most = 1;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const waveKey = randomBytes(32);
const number = () => numberOf(randomUUID(), waveKey);

const postgres = await startForTests();
for (const [kind, url] of Object.entries({ SQLite: '', PostgreSQL: postgres.url })) {
  process.env.TEST_POSTGRES_URL = url;
  const api = await testApi();
  const figures = await measure(api);
  await api.stop();
  console.log(kind);
  console.table(figures);
  const isTold = Object.values(figures).some(
    ({ percent, noise }) => Math.abs(percent) > Math.max(most, noise),
  );
  if (isTold) process.exitCode = 1;
}
await postgres.server.stop();

async function measure(api: TestApi) {
  const over = await registered(api, 'Lama', day(-70));
  await registered(api, 'Sekarang', day(9));
  const withdrawn = await registered(api, 'Ditarik', day(9));
  const store = createRegistrationStore(api.deps);
  for (const one of withdrawn) await store.remove((await store.byNumber(numberHash(one)))?.id ?? 0);
  const many = (): string[] => JSON.parse(JSON.stringify(over.map(number)));
  // Ready before they are asked for, as many of each: how a text was made is measured otherwise.
  const kinds = {
    ...{ never: many(), 'never, again': many(), over, withdrawn },
    'no number': many().map((one) => `${one.slice(0, -1)}U`),
  };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of shuffled(names)) {
      const took = await timeOf(api, kinds[name][randomInt(registrations)] ?? '');
      if (round >= 0) times[name]?.push(took);
    }
  }
  const usual = times.never ?? [];
  return Object.fromEntries(names.map((name) => [name, compared(times[name] ?? [], usual)]));
}

/** Fills a wave as registering does. @returns the numbers. */
async function registered(api: TestApi, name: string, closes: string): Promise<string[]> {
  const store = createRegistrationStore(api.deps);
  const wave = await store.storedWave(`2026-01-01 ${name}`, name, closes);
  const numbers = Array.from({ length: registrations }, number);
  for (const one of numbers) {
    const hashes = { number_hash: numberHash(one), phone_hash: one, request_hash: one };
    await store.add(wave, { ...hashes, key_id: 1, sealed: randomBytes(900).toString('base64') });
  }
  // One text each, not the pieces that it was made of.
  return JSON.parse(JSON.stringify(numbers));
}

/** Microseconds of one answer, which must be the one of a wrong number. */
async function timeOf(api: TestApi, wrong: string): Promise<number> {
  const headers = { 'X-API-Key': api.key, [visitorHeader]: `203.0.113.${randomInt(250)}` };
  const request = new Request(`${api.url}/registrations.php/status/${wrong}`, { headers });
  const start = process.hrtime.bigint();
  const answer = await api.fetch(request);
  await answer.arrayBuffer();
  const took = Number(process.hrtime.bigint() - start) / 1_000;
  if (answer.status !== 404) throw new Error(`${wrong}: ${answer.status}`);
  return took;
}

function shuffled<One>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Compares the medians, in percent; `noise` is half of the interval of 99 % in which their difference lies. */
function compared(times: readonly number[], usual: readonly number[]) {
  const [median, other] = [quantile(times, 0.5), quantile(usual, 0.5)];
  const noise = Math.hypot(halfOf(times), halfOf(usual));
  const percent = (part: number) => Math.round((part / other) * 10_000) / 100;
  return {
    microseconds: Math.round(median * 10) / 10,
    percent: percent(median - other),
    noise: percent(noise),
  };
}

/** Half of the interval in which a median lies with 99 %: the ranks 2.58 √n / 2 beside it. */
function halfOf(times: readonly number[]): number {
  const aside = 1.29 / Math.sqrt(times.length);
  return (quantile(times, 0.5 + aside) - quantile(times, 0.5 - aside)) / 2;
}
