import type { ResourceName } from '@pesantren/api-client/resources';
import { deletedKeptForDays } from '@pesantren/content/limits';
import { inTransaction } from '../db/in-transaction.ts';
import { removeFromIndex } from '../db/search.ts';
import { type Item, itemsIn } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { createReviews } from '../features/publication/reviews.ts';
import { createRevisions } from '../features/publication/revisions.ts';
import { hasPublication } from '../features/publication/visible.ts';
import type { ListParams, Page } from '../http/pagination.ts';

/** How long a deleted item can be restored, in milliseconds. */
const restorableFor = deletedKeptForDays * 86_400_000;

/** Creates the SQL that all resources share: reading one, soft delete, restore, purge. Deleted items are not found. */
export function createResourceStore({ db, now }: Pick<Deps, 'db' | 'now'>, name: ResourceName) {
  const items = itemsIn(db);
  /** Items that were deleted before can no longer be restored. */
  const oldestRestorable = () => new Date(now().getTime() - restorableFor).toISOString();
  const updating = (id: number) => items.updateTable(name).where('id', '=', id);

  return {
    oldestRestorable,

    get(id: number): Promise<Item | undefined> {
      return items
        .selectFrom(name)
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** Finds an item, a deleted one too. */
    any(id: number): Promise<Item | undefined> {
      return items.selectFrom(name).selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Locks the row until the transaction ends and returns it (`select … for update`, which SQLite lacks). */
    lockForUpdate(id: number): Promise<Item | undefined> {
      return updating(id)
        .set((eb) => ({ updated_at: eb.ref('updated_at') }))
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** Soft-deletes an item. @returns the row, undefined when there was none. */
    remove(id: number): Promise<Item | undefined> {
      return updating(id)
        .set({ deleted_at: now().toISOString() })
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
    },

    /** Restores an item as it was before it was deleted. @returns undefined when none can be restored. */
    restore(id: number): Promise<Item | undefined> {
      return updating(id)
        .set({ deleted_at: null })
        .where('deleted_at', '>', oldestRestorable())
        .returningAll()
        .executeTakeFirst();
    },

    /** Lists what can be restored, the last deleted first. */
    async deleted({ limit, offset }: Pick<ListParams, 'limit' | 'offset'>): Promise<Page<Item>> {
      const matching = items.selectFrom(name).where('deleted_at', '>', oldestRestorable());
      const { total } = await matching
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const page = matching
        .selectAll()
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset);
      return { items: await page.execute(), total };
    },

    /** Deletes for good what can no longer be restored. */
    async purge(): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const gone = await itemsIn(transaction)
          .deleteFrom(name)
          .where('deleted_at', '<=', oldestRestorable())
          .returning('id')
          .execute();
        await removeTraces(transaction, gone);
      });
    },

    /** Deletes a deleted item for good. @param db a transaction. @returns undefined when there is none. */
    async purgeOne(id: number): Promise<{ id: number } | undefined> {
      const gone = await items
        .deleteFrom(name)
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (gone) await removeTraces(db, [gone]);
      return gone;
    },
  };

  async function removeTraces(transaction: Deps['db'], gone: readonly { id: number }[]) {
    for (const { id } of gone) await removeFromIndex(transaction, name, id);
    if (!hasPublication(name)) return;
    const ids = gone.map(({ id }) => id);
    await createRevisions({ db: transaction, now }, name).remove(ids);
    await createReviews({ db: transaction, now }, name).remove(ids);
  }
}
