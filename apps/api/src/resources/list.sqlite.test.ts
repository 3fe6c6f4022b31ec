import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { ListParams } from '../http/pagination.ts';
import { testApi } from '../testing/test-api.ts';
import { createResourceList } from './list.ts';

test('[L11] no list, slug or search scans or sorts the whole table', async () => {
  const api = await testApi();
  const { db } = api.deps;
  const queries: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const deps = { ...api.deps, db: db.withPlugin(listening) };
  const list = createResourceList(deps, 'articles');
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

  expect(queries.length).toBeGreaterThan(8);
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    const steps = rows.map(({ detail }) => detail);
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
