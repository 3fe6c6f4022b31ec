import type { ResourceName } from '@pesantren/api-client/resources';
import type { Kysely } from 'kysely';
import type { Row, Tables } from '../../db/tables.ts';

/** The SQL that is the same for every kind of item. */
export function itemStore<Name extends ResourceName>(db: Kysely<Tables>, name: Name) {
  // Kysely builds no query over a union of tables; what is used here they all have.
  const table = name as 'articles';
  type Found = Promise<Row<Name> | undefined>;

  return {
    get(id: number): Found {
      return db
        .selectFrom(table)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst() as unknown as Found;
    },

    /** The same for one who is about to change it: no other transaction can until this one ends. */
    claim(id: number): Found {
      return db
        .updateTable(table)
        .set((eb) => ({ updated_at: eb.ref('updated_at') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst() as unknown as Found;
    },

    /** The removed row, when there was one. */
    remove(id: number): Found {
      return db
        .deleteFrom(table)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst() as unknown as Found;
    },
  };
}
