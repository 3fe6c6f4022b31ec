import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { migratedTemplate, testDatabase } from '../../testing/test-database.ts';
import { createRateLimits } from './rate-limits.ts';

test('[L05] a caller over the limit is refused without another query', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-limits-'));
  const database = await testDatabase(folder, migratedTemplate);
  const { pool, close } = await openDatabase(database.url);
  const { take } = createRateLimits(1, pool);
  for (let n = 0; n < 60; n += 1) await take('write', 'a');
  await expect(take('write', 'a')).rejects.toMatchObject({ code: 'too-many-requests' });
  await close();
  await expect(take('write', 'a')).rejects.toMatchObject({ code: 'too-many-requests' });
  await expect(take('write', 'b')).rejects.not.toMatchObject({ code: 'too-many-requests' });
  await database.drop();
  await rm(folder, { recursive: true });
});
