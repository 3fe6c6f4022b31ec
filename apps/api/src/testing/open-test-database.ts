import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { testDatabase } from './test-database.ts';

/** Opens a database without tables, in a folder that is deleted at the end of the test. */
export async function openTestDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-test-'));
  const database = await testDatabase(folder);
  const opened = await openDatabase(database.url);
  onTestFinished(async () => {
    await opened.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });
  return { ...opened, folder };
}
