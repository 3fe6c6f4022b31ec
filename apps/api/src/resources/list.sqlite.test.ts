import { expect, test } from 'vitest';
import type { ListParams } from '../http/pagination.ts';
import { explaining } from '../testing/query-plans.ts';
import { testApi } from '../testing/test-api.ts';
import { createResourceList } from './list.ts';

test('[L11] no list, slug or search scans or sorts the whole table', async () => {
  const api = await testApi();
  const { db, plans } = explaining(api.deps.db);
  const list = createResourceList({ ...api.deps, db }, 'articles');
  const whole: ListParams = {
    ...{ limit: 24, offset: 0, q: '', category: '', slug: '', sort: null, summary: true },
  };
  const byDay = { sort: { field: 'date', isDescending: true } };
  const narrower = [{}, byDay, { category: 'Tahfidz' }, { slug: 'berita' }, { q: 'santri' }];
  for (const part of narrower) await list.part({ ...whole, ...part });
  await list.cursors(whole);
  await list.cursors(whole, { id: 2, at: '2026-01-01T00:00:00.000Z', section: 0 });
  await list.items([1, 2], whole);
  await list.categories();

  const all = await plans();
  expect(all.length).toBeGreaterThan(8);
  for (const { sql, steps } of all) {
    expect(steps.length, sql).toBeGreaterThan(0);
    expect(
      steps.filter((step) => /^SCAN articles$/.test(step)),
      sql,
    ).toEqual([]);
    // What a slug or a search finds is little, as the categories are, and may be sorted.
    if (!/ in \(|from "totals"/.test(sql)) expect(steps.join(), sql).not.toContain('TEMP B-TREE');
  }
  await api.stop();
});
