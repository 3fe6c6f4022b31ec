import { type ResourceName, resourceNames } from '@pesantren/api-client/resources';
import type { Kysely } from 'kysely';
import { columnsOf } from '../../db/dialect.ts';
import { type Item, itemsIn, type Tables } from '../../db/tables.ts';
import { uploadNamesIn } from './storage/storage.ts';

const rowsAtOnce = 200;

/**
 * Collects the names of all referenced uploads out of every text of every item and of the school's facts, so that no column can be forgotten;
 * items that can still be restored count.
 */
export async function findReferencedUploads(db: Kysely<Tables>): Promise<Set<string>> {
  const referenced = new Set<string>();
  for (const name of await tablesWithUploads(db)) {
    for await (const item of itemsOf(db, name)) {
      for (const value of Object.values(item)) {
        for (const upload of uploadNamesIn(String(value))) referenced.add(upload);
      }
    }
  }
  return referenced;
}

/**
 * Lists the tables whose rows can name uploads, those of a later release too: each has a row among the totals. One that a
 * migration has still to make is none: a backup is taken before that.
 */
async function tablesWithUploads(db: Kysely<Tables>): Promise<Set<ResourceName>> {
  const counted = await db.selectFrom('totals').select('resource').distinct().execute();
  const names = new Set([...resourceNames, ...counted.map(({ resource }) => resource)]);
  for (const name of names) if ((await columnsOf(db, name)).length === 0) names.delete(name);
  return names;
}

async function* itemsOf(db: Kysely<Tables>, name: ResourceName): AsyncGenerator<Item> {
  let last = 0;
  for (;;) {
    const items = await itemsIn(db)
      .selectFrom(name)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    yield* items;
    last = items.at(-1)?.id ?? last;
    if (items.length < rowsAtOnce) return;
  }
}
