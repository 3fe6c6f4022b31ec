import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** Records the outcome of the last request to publish each item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('reviews')
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('item_id', integer, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('note', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('reviews_key', ['resource', 'item_id'])
    .execute();
}
