import { type PublishedName, publishedToldFor } from '@pesantren/api-client/contract/publication';
import type { PublishedItem, Row } from '../../db/tables.ts';
import { publishedIn } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import type { Admin } from '../../http/request-context.ts';

type Review = Row<'reviews'>;

/**
 * Creates the store of what becomes of requests to publish (docs/contract.md#requests): an item waits, or has the answer to
 * its last request, or neither.
 * @param deps for a change with a transaction as `db`.
 */
export function createReviews({ db, now }: Pick<Deps, 'db' | 'now'>, resource: PublishedName) {
  async function of(ids: readonly number[]): Promise<Map<number, Review>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('reviews')
      .selectAll()
      .where('resource', '=', resource)
      .where('item_id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.item_id, row]));
  }

  async function add(id: number, note: string, { username }: Admin): Promise<void> {
    const review = { at: now().toISOString(), username, note };
    await db
      .insertInto('reviews')
      .values({ resource, item_id: id, ...review })
      .onConflict((conflict) => conflict.columns(['resource', 'item_id']).doUpdateSet(review))
      .execute();
  }

  async function remove(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await db
      .deleteFrom('reviews')
      .where('resource', '=', resource)
      .where('item_id', 'in', ids)
      .execute();
  }

  return {
    /** Reads the answers that items have, by id. */
    of,

    /** Answers a request by publishing, also once it was taken off the site; what nobody has asked for has no answer. */
    async publish({ id, submitted_at, published }: PublishedItem, by: Admin): Promise<void> {
      const before = (await of([id])).get(id);
      if (submitted_at !== null || before?.note || (before && !published)) await add(id, '', by);
    },

    /** Tells the writer who has taken the text off the site, unless it waits again, or it was the writer. */
    async withdraw({ id, submitted_at, written_by }: PublishedItem, by: Admin): Promise<void> {
      if (submitted_at !== null) return;
      if (written_by === by.username) await remove([id]);
      else await add(id, '', by);
    },

    /** True for what the account has just sent back with this note: the answer to that was lost on the way. */
    async isSentBack(
      { id, submitted_at }: PublishedItem,
      note: string,
      by: Admin,
    ): Promise<boolean> {
      const before = (await of([id])).get(id);
      return submitted_at === null && before?.note === note && before.username === by.username;
    },

    /** Answers a request by sending the text back. @throws Problem `conflict` for an item that does not wait */
    async sendBack(item: PublishedItem, note: string, by: Admin): Promise<void> {
      const { id } = item;
      if (item.submitted_at === null) {
        const before = (await of([id])).get(id);
        throw new Problem('conflict', { message: notWaiting(item, before) });
      }
      await publishedIn(db)
        .updateTable<PublishedName>(resource)
        .set({ submitted_at: null })
        .where('id', '=', id)
        .execute();
      await add(id, note, by);
    },

    /** Forgets the answers of items: they are asked for again, or deleted for good. */
    remove,
  };
}

function notWaiting({ published }: PublishedItem, review: Review | undefined): string {
  if (!review) return 'Tulisan ini tidak sedang menunggu diterbitkan.';
  const ended = published ? 'diterbitkan' : 'ditarik dari situs';
  const done = review.note ? 'dikembalikan' : ended;
  return `Tulisan ini tidak lagi menunggu: sudah ${done} oleh ${review.username}.`;
}

/** Deletes the answers by publishing that nobody is told of any more. */
export async function purgeReviews({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - publishedToldFor).toISOString();
  await db.deleteFrom('reviews').where('note', '=', '').where('at', '<', oldest).execute();
}
