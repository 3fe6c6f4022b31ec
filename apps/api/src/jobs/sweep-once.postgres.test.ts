import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { whileAlone } from '../db/while-alone.ts';
import { testApi } from '../testing/test-api.ts';
import { sweep } from './cleanup-job.ts';

const day = 86_400_000;

test('[F-131] of two processes one sweeps at a time, and the other not again soon after', async () => {
  let clock = Date.now();
  const api = await testApi({ now: () => new Date(clock) });
  const other = await openDatabase(api.databaseUrl);
  onTestFinished(async () => {
    await other.close();
    await api.stop();
  });
  const lists: number[] = [];
  const uploads = new Proxy(api.deps.uploads, {
    get(target, name) {
      if (name === 'list') lists.push(clock);
      return Reflect.get(target, name);
    },
  });
  const processes = [api.deps, { ...api.deps, db: other.db }].map((deps) => ({ ...deps, uploads }));
  const both = () => Promise.all(processes.map(sweep));
  await both();
  await both();
  expect(lists).toHaveLength(1);
  await whileAlone(other.db, 'sweep', async () => {
    clock += day / 2;
    await sweep(api.deps);
  });
  expect(lists).toHaveLength(1);
  await both();
  expect(lists).toHaveLength(2);
});
