import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  optionalUrl,
  requiredText,
  wireCount,
  wireId,
  wireText,
} from '@pesantren/api-client/contract/texts/wire';
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createResourceTable } from '../db/migrations/resource-table.ts';
import { pdf, picture } from '../testing/files.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { bodyOf, read, uploadedUrl, write } from '../testing/requests.ts';

const hour = 3_600_000;
const registries: object[] = [];

/** Adds `kitab` to a registry until the test ends or it is removed. */
function add(registry: object, entry: object): void {
  Object.assign(registry, { kitab: entry });
  registries.push(registry);
}

function removeAll(): void {
  for (const registry of registries) Reflect.deleteProperty(registry, 'kitab');
}

const text = () => requiredText('Kolom', 500);
const definition = {
  uploads: { sampul: 'image', isi: 'rich-text' },
  title: 'judul',
  list: { sortColumn: 'id' },
  toColumns: (_: unknown, input: { lama: boolean }) => ({
    ...input,
    lama: Number(input.lama),
    harga: 100,
  }),
  serialize: ({ lama }: { lama: number }) => ({ lama: lama === 1 }),
  hiddenSearchFields: ['harga'],
  facts: { harga: z.number() },
  samples: [
    {
      judul: 'Safinah',
      isi: 'Fikih dasar.',
      sampul: '/uploads/contoh/panen.jpg',
      category: 'Fikih',
      lama: false,
    },
  ],
};

const migration = {
  up: (db: Kysely<unknown>) =>
    createResourceTable(db, 'kitab', (table: CreateTableBuilder<string>) =>
      ['judul', 'isi', 'sampul', 'category']
        .reduce((built, name) => built.addColumn(name, 'text', (c) => c.notNull()), table)
        .addColumn('lama', 'integer', (c) => c.notNull())
        .addColumn('harga', 'integer', (c) => c.notNull()),
    ),
};

test('[F-07] [U19] a sixth resource needs a contract, a migration and one entry, and nothing forgets it', async () => {
  // Modules that look at a registry while they are loaded see six; those of other files never do.
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { resourceNames, resources } = await import('@pesantren/api-client/resources');
  const known = resourceNames.length;
  const schema = z.object({
    ...{ id: wireId, judul: wireText, isi: wireText, sampul: wireText, category: wireText },
    lama: z.boolean(),
    ...{ updated_at: wireText, version: wireCount },
  });
  const input = { judul: text(), isi: text(), sampul: optionalUrl('Sampul'), category: text() };
  const flag = z.pipe(
    z.union([z.boolean(), z.literal([0, 1])]),
    z.transform((value) => value === true || value === 1),
  );
  const searchFields = ['judul', 'isi'];
  add(resources, {
    ...resources.gallery,
    path: '/kitab.php',
    item: schema,
    input: z.object({ ...input, lama: flag }),
    searchFields,
    sortFields: {},
  });
  Object.assign(resourceNames, { [known]: 'kitab' });

  const { registry } = await import('./registry.ts');
  const { migrations, migrate } = await import('../db/migrate.ts');
  const { testApi } = await import('../testing/test-api.ts');
  const { seed } = await import('../seed/seed.ts');
  const { cleanUp } = await import('../jobs/cleanup-job.ts');
  const { copyTables } = await import('../db/copy-tables.ts');
  const { exportItems, importItems } = await import('../cli/export-import.ts');
  const { silentTerminal } = await import('../cli/terminal.ts');
  add(registry, definition);
  add(migrations, migration);

  let clock = Date.now();
  const api = await testApi({ now: () => new Date(clock) });
  onTestFinished(() => api.stop());
  const { db } = api.deps;
  await migrate(db);

  const photo = () => picture(20, 10).jpeg().toBuffer();
  const cover = await uploadedUrl(api, await photo());
  const inText = await uploadedUrl(api, await photo());
  const orphan = await uploadedUrl(api, await photo());
  const kitab = {
    judul: 'Taqrib',
    isi: `<p>Untuk kelas X.</p><p><img src="${inText}"></p><script>alert(1)</script>`,
    sampul: cover,
    lama: true,
    category: 'Fikih',
  };
  const wrong = { ...kitab, sampul: await uploadedUrl(api, pdf) };
  expect((await write(api, 'POST', '/kitab.php', wrong)).status).toBe(422);
  const created = await write(api, 'POST', '/kitab.php', kitab);
  const { id } = await bodyOf<{ id: number }>(created.clone());
  const isi = `<p>Untuk kelas X.</p><p><img src="${inText}" /></p>`;
  const item = { ...kitab, id, isi, version: 1 };
  expect(await bodyOf(created)).toEqual({ ...item, updated_at: expect.any(String) });
  for (const query of ['', '?q=kelas%20x', '?q=100', '?category=FIKIH', '?limit=5&q=ta'])
    expect(await bodyOf(read(api, `/kitab.php${query}`)), query).toMatchObject([item]);
  const changed = await write(api, 'PUT', `/kitab.php/${id}`, { ...kitab, judul: 'Fathul Qarib' });
  expect(await bodyOf(changed)).toMatchObject({ judul: 'Fathul Qarib', version: 2 });
  expect(await bodyOf(read(api, '/kitab.php?q=taqrib'))).toEqual([]);
  expect((await write(api, 'DELETE', `/kitab.php/${id}`)).status).toBe(204);
  expect((await write(api, 'POST', `/kitab.php/${id}/restore`)).status).toBe(200);
  const { paths } = await bodyOf<{ paths: object }>(write(api, 'GET', '/openapi.json'));
  expect(Object.keys(paths)).toContain('/api/kitab.php/{id}');

  const exported = join(api.folder, 'a.json');
  await exportItems({ db }, exported, silentTerminal);
  const imported = await openTestDatabase();
  await migrate(imported.db);
  await importItems({ ...api.deps, db: imported.db }, exported, silentTerminal);
  // The file of a release before it.
  const { kitab: _, ...others } = JSON.parse(await readFile(exported, 'utf8'));
  await writeFile(exported, JSON.stringify(others));
  const older = await openTestDatabase();
  await migrate(older.db);
  await importItems({ ...api.deps, db: older.db }, exported, silentTerminal);
  const copied = await openTestDatabase();
  await migrate(copied.db);
  await copied.db.transaction().execute((to) => copyTables(db, to));
  for (const table of ['kitab', 'kitab_texts']) {
    const rows = (of: typeof db) => sql`select * from ${sql.table(table)}`.execute(of);
    const stored = await rows(db);
    expect(stored.rows).toHaveLength(1);
    for (const other of [imported.db, copied.db])
      expect((await rows(other)).rows, table).toEqual(stored.rows);
  }
  await seed({ ...api.deps, db: copied.db });
  expect(
    await copied.db
      .selectFrom('totals')
      .select('total')
      .where('category_key', '=', 'fikih')
      .execute(),
  ).toEqual([{ total: 2 }]);

  const isThere = async (url: string) => (await api.fetch(new Request(url))).status === 200;
  // It can still be restored.
  await write(api, 'DELETE', `/kitab.php/${id}`);
  clock += 25 * hour;
  await cleanUp(api.deps);
  expect(await Promise.all([cover, inText, orphan].map(isThere))).toEqual([true, true, false]);

  // A release before it neither knows the resource nor deletes its uploads.
  removeAll();
  resourceNames.splice(known);
  await cleanUp(api.deps);
  expect(await Promise.all([cover, inText].map(isThere))).toEqual([true, true]);
  add(registry, definition);
  Object.assign(resourceNames, { [known]: 'kitab' });

  clock += 31 * 24 * hour;
  await cleanUp(api.deps);
  expect(await Promise.all([cover, inText].map(isThere))).toEqual([false, false]);
});

test('[F-07] a registry without a resource does not compile', async () => {
  const { registry } = await import('./registry.ts');
  const { gallery: _, ...others } = registry;
  // @ts-expect-error: gallery is missing.
  const incomplete: typeof registry = others;
  expect(incomplete.gallery).toBeUndefined();
});
