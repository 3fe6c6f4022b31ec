import type { ResourceName } from '@pesantren/api-client/resources';
import type { Insertable, Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import { keepFindable } from '../db/search.ts';
import type { Row, Tables } from '../db/tables.ts';

/** What is stored of an item besides what every item carries. */
type Values<Name extends ResourceName> = Omit<
  Insertable<Tables[Name]>,
  'id' | 'created_at' | 'updated_at' | 'version' | 'deleted_at'
>;

type Stored<Name extends ResourceName> = Row<Name> & { id: number };

// Kysely builds no query over a union of tables; what is used here they all have.
type AnyItem = Insertable<Tables['articles']>;

/** Stores a new item, made at `at`, and makes it found. */
export function insertItem<Name extends ResourceName>(
  db: Kysely<Tables>,
  name: Name,
  values: Values<Name>,
  at: Date,
): Promise<Row<Name>> {
  const made = at.toISOString();
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .insertInto(name as 'articles')
      .values({ ...values, created_at: made, updated_at: made } as unknown as AnyItem)
      .returningAll()
      .executeTakeFirstOrThrow();
    return keepFindable(transaction, name, row as unknown as Stored<Name>);
  });
}

/**
 * Stores `values` as the next version of an item, made at `at`, and makes it found by them; what is
 * `undefined` stays as it is. @returns nothing when there is no such item.
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
      .updateTable(name as 'articles')
      .set((eb) => ({ ...values, updated_at: at.toISOString(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && keepFindable(transaction, name, row as unknown as Stored<Name>);
  });
}
