import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSound, killRound } from './testing/kill-rounds.ts';
import { startedOnce } from './testing/started-once.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-killed-'));
  database = await testDatabase(folder);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('[D01] [D05] a process killed while writing has every acknowledged row and file', async () => {
  const env = {
    DATA_DIR: join(folder, 'data'),
    ...(process.env.TEST_POSTGRES_URL && { DATABASE_URL: database.url }),
  };
  await startedOnce(env);
  let acknowledged = 0;
  for (let n = 0; n < 2; n += 1) {
    const round = await killRound(env);
    expect(isSound(round), JSON.stringify(round)).toBe(true);
    acknowledged += round.acknowledged;
  }
  expect(acknowledged).toBeGreaterThan(0);
});
