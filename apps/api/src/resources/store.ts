import type { ResourceName } from '@pesantren/api-client/resources';
import { deletedKeptForDays } from '@pesantren/content/limits';
import type { Insertable, Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import { indexForSearch, removeFromIndex } from '../db/search.ts';
import { type Row, type Tables, tableOf } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { ListParams, Page } from '../http/pagination.ts';

/** How long a deleted item can be restored, in milliseconds. */
const restorableFor = deletedKeptForDays * 86_400_000;

/** Creates the SQL that all resources share: reading one, soft delete, restore, purge. Deleted items are not found. */
export function createResourceStore<Name extends ResourceName>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: Name,
) {
  const table = tableOf(name);
  type Found = Promise<Row<Name> | undefined>;
  type Deleted = Row<Name> & Pick<Row<'articles'>, 'deleted_at'>;
  const oldest = () => new Date(now().getTime() - restorableFor).toISOString();

  return {
    get(id: number): Found {
      return db
        .selectFrom(table)
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst() as unknown as Found;
    },

    /** Locks the row until the transaction ends and returns it (`select … for update`, which SQLite lacks). */
    lockForUpdate(id: number): Found {
      return db
        .updateTable(table)
        .set((eb) => ({ updated_at: eb.ref('updated_at') }))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst() as unknown as Found;
    },

    /** Soft-deletes an item. @returns the row, undefined when there was none. */
    remove(id: number): Found {
      return db
        .updateTable(table)
        .set({ deleted_at: now().toISOString() })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst() as unknown as Found;
    },

    /** Restores an item as it was before it was deleted. @returns undefined when none can be restored. */
    restore(id: number): Found {
      return db
        .updateTable(table)
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('deleted_at', '>', oldest())
        .returningAll()
        .executeTakeFirst() as unknown as Found;
    },

    /** Lists what can be restored, the last deleted first. */
    async deleted({ limit, offset }: Pick<ListParams, 'limit' | 'offset'>): Promise<Page<Deleted>> {
      const matching = db.selectFrom(table).where('deleted_at', '>', oldest());
      const { total } = await matching
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = await matching
        .selectAll()
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: items as unknown as Deleted[], total };
    },

    /** Deletes for good what can no longer be restored. */
    async purge(): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const gone = await transaction
          .deleteFrom(table)
          .where('deleted_at', '<=', oldest())
          .returning('id')
          .execute();
        for (const { id } of gone) await removeFromIndex(transaction, name, id);
      });
    },
  };
}

/** The columns of an item that its resource fills; those that all items carry are filled here. */
type Values<Name extends ResourceName> = Omit<
  Insertable<Tables[Name]>,
  'id' | 'created_at' | 'updated_at' | 'version' | 'deleted_at'
>;

type Stored<Name extends ResourceName> = Row<Name> & { id: number };

type AnyItem = Insertable<Tables['articles']>;

/** Inserts an item created at `at` and indexes it for search, in one transaction. */
export function insertItem<Name extends ResourceName>(
  db: Kysely<Tables>,
  name: Name,
  values: Values<Name>,
  at: Date,
): Promise<Row<Name>> {
  const made = at.toISOString();
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .insertInto(tableOf(name))
      .values({ ...values, created_at: made, updated_at: made } as unknown as AnyItem)
      .returningAll()
      .executeTakeFirstOrThrow();
    return indexForSearch(transaction, name, row as unknown as Stored<Name>);
  });
}

/**
 * Updates an item to its next version, changed at `at`, and its search index with it; `undefined` leaves a
 * column as it is. @returns undefined when there is no such item.
 */
export function updateItem<Name extends ResourceName>(
  db: Kysely<Tables>,
  name: Name,
  id: number,
  values: { [Field in keyof Values<Name>]?: Values<Name>[Field] | undefined },
  at: Date,
): Promise<Row<Name> | undefined> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable(tableOf(name))
      .set((eb) => ({ ...values, updated_at: at.toISOString(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && indexForSearch(transaction, name, row as unknown as Stored<Name>);
  });
}
