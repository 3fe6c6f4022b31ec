import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** Makes the tables of the report: its counts by the day, and the links of texts that lead nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('tallies')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('count', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('tallies_key', ['kind', 'day', 'name'])
    .execute();
  await table('broken_links')
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('item_id', integer, (column) => column.notNull())
    .addColumn('url', text, (column) => column.notNull())
    .addColumn('is_own', integer, (column) => column.notNull())
    .addColumn('found_at', text, (column) => column.notNull())
    .addColumn('confirmed', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('broken_links_key', ['resource', 'item_id', 'url'])
    .execute();
}
