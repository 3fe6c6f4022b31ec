import type { ResourceName } from '@pesantren/api-client/resources';
import { deletedKeptForDays } from '@pesantren/content/limits';
import { inTransaction } from '../db/in-transaction.ts';
import { forget } from '../db/search.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { List, ListPart } from '../http/list-part.ts';

/** How long a deleted item can be brought back, in milliseconds. */
const keptFor = deletedKeptForDays * 86_400_000;

/** The SQL that is the same for every kind of item; a deleted one is there only to be restored. */
export function createResourceStore<Name extends ResourceName>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: Name,
) {
  // Kysely builds no query over a union of tables; what is used here they all have.
  const table = name as 'articles';
  type Found = Promise<Row<Name> | undefined>;
  type Deleted = Row<Name> & Pick<Row<'articles'>, 'deleted_at'>;
  const oldest = () => new Date(now().getTime() - keptFor).toISOString();

  return {
    get(id: number): Found {
      return db
        .selectFrom(table)
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst() as unknown as Found;
    },

    /** The same for one who is about to change it: no other transaction can until this one ends. */
    lockForUpdate(id: number): Found {
      return db
        .updateTable(table)
        .set((eb) => ({ updated_at: eb.ref('updated_at') }))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst() as unknown as Found;
    },

    /** The deleted row, when there was one to delete. */
    remove(id: number): Found {
      return db
        .updateTable(table)
        .set({ deleted_at: now().toISOString() })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst() as unknown as Found;
    },

    /** The row, exactly as it was before it was deleted. */
    restore(id: number): Found {
      return db
        .updateTable(table)
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('deleted_at', '>', oldest())
        .returningAll()
        .executeTakeFirst() as unknown as Found;
    },

    /** What can be restored, what was deleted last first. */
    async deleted({ limit, offset }: Pick<ListPart, 'limit' | 'offset'>): Promise<List<Deleted>> {
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

    /** Lets go of what can no longer be restored. */
    async purge(): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const gone = await transaction
          .deleteFrom(table)
          .where('deleted_at', '<=', oldest())
          .returning('id')
          .execute();
        for (const { id } of gone) await forget(transaction, name, id);
      });
    },
  };
}
