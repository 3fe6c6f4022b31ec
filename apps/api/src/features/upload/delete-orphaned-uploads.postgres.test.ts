import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { openDatabase } from '../../db/open.ts';
import { createItem } from '../../resources/save-item.ts';
import { pdf } from '../../testing/files.ts';
import { uploadedUrl } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';
import { deleteOrphanedUploads } from './delete-orphaned-uploads.ts';

test('[U19] waits for a save of another process and keeps its file', async () => {
  let clock = Date.now();
  const api = await testApi({ now: () => new Date(clock) });
  const other = await openDatabase(api.databaseUrl);
  const url = await uploadedUrl(api, pdf);
  clock += 25 * 3_600_000;
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  const saved = inTransaction(other.db, async (db) => {
    hasBegun();
    const waiting = sql`
      select 1 from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and not granted
    `;
    await expect.poll(async () => (await waiting.execute(api.deps.db)).rows.length).toBe(1);
    await createItem({ ...api.deps, db }, 'carousel', { src: url });
  });
  await begun;
  const swept = deleteOrphanedUploads(api.deps);
  await saved;
  expect(await swept).toBe(0);
  expect((await api.fetch(new Request(url))).status).toBe(200);
  await other.close();
  await api.stop();
});
