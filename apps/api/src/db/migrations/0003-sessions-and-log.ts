import { type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';

/** Sessions that people can tell apart, accounts that can be shut, and a log of who did what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer, withId } = declarations(db);
  // Sessions from before have no id to be ended by: their owners sign in again.
  await sql`delete from sessions`.execute(db);
  for (const column of ['id', 'user_agent', 'address']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(column, text, (added) => added.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.alterTable('admins').addColumn('disabled_at', text).execute();

  await withId(table('log'))
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('item_id', integer)
    .execute();
  await db.schema.createIndex('log_by_at').on('log').columns(['at', 'id']).execute();
}
