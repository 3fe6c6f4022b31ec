import type { Inputs, ResourceName } from '@pesantren/api-client/resources';
import { inTransaction } from '../db/in-transaction.ts';
import { indexForSearch } from '../db/search.ts';
import { type Item, itemsIn, type PublishedItem, rowOf } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import {
  appearanceOf,
  type PublicationColumns,
  publicationColumns,
} from '../features/publication/publication-input.ts';
import { readClock } from '../features/school/school-clock.ts';
import { createStoredFiles } from '../features/upload/stored-files.ts';
import { registry } from './registry.ts';
import { categoryKey, searchTexts, toStorage } from './representations.ts';

/** The dependencies of a save; no storage, which may be silent while nobody else can write. */
export type SaveDeps = Pick<Deps, 'db' | 'now' | 'urls'>;

/** The columns saved besides the form's fields: when the item is seen, who made it, and its next version. */
export type SaveFacts = PublicationColumns & { written_by?: string; version?: number };

/** Inserts an item and indexes it for search, in one transaction. */
export function createItem<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  input: Inputs[Name],
): Promise<Item> {
  return insertItem(deps, name, toStorage(deps, name, input), publicationColumns(name, input));
}

/** Inserts an item whose uploads are paths by now. */
export function insertItem<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  stored: Inputs[Name],
  facts: SaveFacts,
): Promise<Item> {
  return inTransaction(deps.db, async (db) => {
    const columns = await columnsOf({ ...deps, db }, name, stored, facts);
    await createStoredFiles({ ...deps, db }).refuseRemoved(columns);
    const at = deps.now().toISOString();
    const row = await itemsIn(db)
      .insertInto<ResourceName>(name)
      .values({ ...columns, ...facts, created_at: at, updated_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await indexForSearch(db, name, row.id, searchTexts(name, row));
    return row;
  });
}

/** Updates an item to its next version, and its search index with it. @param deps with a transaction as `db`. */
export async function updateItem<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  before: Item,
  stored: Inputs[Name],
  facts: SaveFacts,
): Promise<Item> {
  const columns = await columnsOf(deps, name, stored, facts, before);
  const row = await itemsIn(deps.db)
    .updateTable<ResourceName>(name)
    .set({
      version: before.version + 1,
      ...columns,
      ...facts,
      updated_at: deps.now().toISOString(),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await registry[name].updated?.(deps.db, rowOf(name, before), rowOf(name, row));
  await indexForSearch(deps.db, name, row.id, searchTexts(name, row));
  return row;
}

/** Makes the columns of an input whose uploads are paths, as they are or would be in its row. */
export async function columnsOf<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  stored: Inputs[Name],
  facts: PublicationColumns,
  before?: Item,
) {
  const appears = appearanceOf(facts, deps.now(), before as PublishedItem | undefined);
  const row = before && rowOf(name, before);
  const clock = await readClock(deps);
  const columns = await registry[name].toColumns({ ...deps, clock }, stored, row, appears);
  return { ...columns, category_key: categoryKey(stored) };
}
