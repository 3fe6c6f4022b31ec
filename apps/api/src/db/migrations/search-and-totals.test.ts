import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import * as start from './0001-start.ts';
import * as safeWrites from './0002-safe-writes.ts';
import * as sessionsAndLog from './0003-sessions-and-log.ts';
import * as pastSlugs from './0004-past-slugs.ts';
import * as searchAndTotals from './0005-search-and-totals.ts';

test('[D20] existing items and accounts are searchable, counted and able to sign in after the migration', async () => {
  const { db } = await openTestDatabase();
  for (const { up } of [start, safeWrites, sessionsAndLog, pastSlugs]) await up(db as never);
  const facts = { created_at: 'x', updated_at: 'x', image: '/a.jpg' };
  const rows = Array.from({ length: 450 }, (_, n) => ({
    ...facts,
    title: `Foto ke-${n}`,
    category: n < 3 ? 'ASRAMA' : 'Jum\u2019at',
    deleted_at: n === 0 ? 'x' : null,
  }));
  await db.insertInto('gallery').values(rows).execute();
  const admin = { username: 'Kepala', password_hash: 'x', created_at: 'x' };
  await db
    .insertInto('admins')
    .values(admin as never)
    .execute();
  await searchAndTotals.up(db as never);

  const found = db
    .selectFrom('gallery_texts')
    .select('rowid')
    .where('text', 'like', '%foto ke-449%');
  expect(await found.execute()).toEqual([{ rowid: 450 }]);
  const totals = db.selectFrom('totals').select(['category_key', 'total']).orderBy('category_key');
  expect(await totals.execute()).toEqual([
    { category_key: 'asrama', total: 2 },
    { category_key: "jum'at", total: 447 },
  ]);
  expect(await db.selectFrom('admins').select('name_key').execute()).toEqual([
    { name_key: 'kepala' },
  ]);
});
