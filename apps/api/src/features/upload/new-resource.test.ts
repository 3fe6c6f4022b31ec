import { join } from 'node:path';
import { resources } from '@pesantren/api-client/resources';
import { expect, test } from 'vitest';
import { pdf } from '../../testing/files.ts';
import { createFolderStorage } from './storage/folder-storage.ts';
import { newUploadName } from './storage/storage.ts';

const hour = 3_600_000;

test('[F-07] [U19] a sixth resource migrates a fresh database, and its uploads are not orphans', async () => {
  const { failures, schema } = resources.carousel;
  const kitab = { path: '/kitab.php', schema, searchFields: ['src'], failures };
  Object.assign(resources, { kitab });
  // Only now: whatever looks at the registry while it is loaded sees six.
  const { openTestDatabase } = await import('../../testing/open-test-database.ts');
  const { migrate } = await import('../../db/migrate.ts');
  const { declarations } = await import('../../db/migrations/declarations.ts');
  const { createCountTriggers, createSearchIndex } = await import(
    '../../db/migrations/search-and-counts.ts'
  );
  const { cleanUp } = await import('../../jobs/cleanup-job.ts');
  const { uploadColumns } = await import('./referenced-uploads.ts');

  const { db, folder } = await openTestDatabase();
  await migrate(db);

  // What the resource's own migration would do.
  const { table, text, withId } = declarations(db);
  await withId(table('kitab'))
    .addColumn('sampul', text, (column) => column.notNull())
    .addColumn('category_key', text, (column) => column.notNull().defaultTo(''))
    .addColumn('deleted_at', text)
    .execute();
  for (const statement of [...createSearchIndex(db, 'kitab'), ...createCountTriggers(db, 'kitab')])
    await statement.execute(db);
  // And what the compiler asks for.
  Object.assign(uploadColumns, { kitab: ['sampul'] });

  const uploads = createFolderStorage(join(folder, 'uploads'));
  const [used, orphan] = [newUploadName('pdf'), newUploadName('pdf')];
  await uploads.write(used, pdf);
  await uploads.write(orphan, pdf);
  const cover = { sampul: `/uploads/${used}` };
  await db
    .insertInto('kitab' as 'carousel')
    .values(cover as never)
    .execute();
  await cleanUp({
    db,
    uploads,
    now: () => new Date(Date.now() + 25 * hour),
    sized: createFolderStorage(join(folder, 'sized')),
    log: (entry) => expect(entry).toBeNull(),
  });
  expect(await uploads.find(orphan)).toBeNull();
  expect(await uploads.find(used)).not.toBeNull();
});

test('[F-07] a resource without columns of references does not compile', async () => {
  const { uploadColumns } = await import('./referenced-uploads.ts');
  const { gallery: _, ...others } = uploadColumns;
  // @ts-expect-error: gallery says nothing.
  const incomplete: typeof uploadColumns = others;
  expect(incomplete.gallery).toBeUndefined();
});
