import { join } from 'node:path';
import { publishedNames } from '@pesantren/api-client/contract/publication';
import { resources } from '@pesantren/api-client/resources';
import { expect, test } from 'vitest';
import { exportItems, importItems } from '../../cli/export-import.ts';
import { silentTerminal } from '../../cli/terminal.ts';
import { copyTables } from '../../db/copy-tables.ts';
import { migrate } from '../../db/migrate.ts';
import { itemsIn } from '../../db/tables.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { write } from '../../testing/requests.ts';

const api = apiForEachTest();

test('[V-04] what is exported, or copied for a backup, comes back as hidden as it was', async () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const item = {
    ...{ title: 'Panen', content: 'Isi.', image: 'https://contoh.sch.id/a.jpg' },
    starts: '2026-12-06',
  };
  for (const name of publishedNames) {
    const { path } = resources[name];
    await write(api, 'POST', path, { state: 'draft', title: 'Draf' });
    await write(api, 'POST', path, { ...item, state: 'published', publish_at: soon });
    await write(api, 'POST', path, { ...item, expire_at: soon });
    await write(api, 'PUT', `${path}/3`, { ...item, state: 'draft' });
  }
  await write(api, 'PUT', '/announcements.php/3/pin', { pinned: true });
  const file = join(api.folder, 'semua.json');
  await exportItems(api.deps, file, silentTerminal);
  const [imported, copied] = [await openTestDatabase(), await openTestDatabase()];
  for (const { db } of [imported, copied]) await migrate(db);
  await importItems({ ...api.deps, db: imported.db }, file, silentTerminal);
  await copied.db.transaction().execute((to) => copyTables(api.deps.db, to));
  for (const name of publishedNames) {
    const rows = (of: typeof api.deps.db) =>
      itemsIn(of).selectFrom(name).selectAll().orderBy('id').execute();
    const stored = await rows(api.deps.db);
    expect(stored).toHaveLength(3);
    for (const { db } of [imported, copied]) expect(await rows(db), name).toEqual(stored);
  }
  const history = (of: typeof api.deps.db) => of.selectFrom('revisions').selectAll().execute();
  expect(await history(copied.db)).toEqual(await history(api.deps.db));
});
