import type { Inputs, ResourceName } from '@pesantren/api-client/resources';
import { inTransaction } from '../db/in-transaction.ts';
import { indexForSearch } from '../db/search.ts';
import { type Item, itemsIn, rowOf } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { registry } from './registry.ts';
import { categoryKey, searchText, toStorage } from './representations.ts';

type SaveDeps = Pick<Deps, 'db' | 'now' | 'uploads' | 'urls'>;

/** Inserts an item and indexes it for search, in one transaction. */
export function createItem<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  input: Inputs[Name],
): Promise<Item> {
  return inTransaction(deps.db, async (db) => {
    const columns = await columnsOf({ ...deps, db }, name, input);
    const at = deps.now().toISOString();
    const row = await itemsIn(db)
      .insertInto<ResourceName>(name)
      .values({ ...columns, created_at: at, updated_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await indexForSearch(db, name, row.id, searchText(name, row));
    return row;
  });
}

/** Updates an item to its next version, and its search index with it. @param deps with a transaction as `db`. */
export async function updateItem<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  before: Item,
  input: Inputs[Name],
): Promise<Item> {
  const columns = await columnsOf(deps, name, input, before);
  const row = await itemsIn(deps.db)
    .updateTable<ResourceName>(name)
    .set((eb) => ({
      ...columns,
      updated_at: deps.now().toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexForSearch(deps.db, name, row.id, searchText(name, row));
  return row;
}

async function columnsOf<Name extends ResourceName>(
  deps: SaveDeps,
  name: Name,
  input: Inputs[Name],
  before?: Item,
) {
  const columns = await registry[name].toColumns(
    deps,
    toStorage(deps, name, input),
    before && rowOf(name, before),
  );
  return { ...columns, category_key: categoryKey(input) };
}
