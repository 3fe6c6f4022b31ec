import { type ResourceName, resourceNames } from '@pesantren/api-client/resources';
import type { Kysely } from 'kysely';
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

/** Lists the tables whose rows can name uploads, those of a later release too: each has a row among the totals. */
async function tablesWithUploads(db: Kysely<Tables>): Promise<Set<ResourceName>> {
  const counted = await db.selectFrom('totals').select('resource').distinct().execute();
  return new Set([...resourceNames, ...counted.map(({ resource }) => resource)]);
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
