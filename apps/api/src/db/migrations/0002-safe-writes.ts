import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

const itemTables = ['articles', 'announcements', 'prestasi', 'carousel', 'gallery'];

/** Items that can be brought back, and answers that can be given again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  for (const name of itemTables) {
    await db.schema.alterTable(name).addColumn('deleted_at', text).execute();
    await db.schema
      .createIndex(`${name}_by_deleted_at`)
      .on(name)
      .columns(['deleted_at', 'id'])
      // Partial, so that no list of what is left is ever sorted by way of it.
      .where('deleted_at', 'is not', null)
      .execute();
  }

  await table('first_answers')
    .addColumn('admin_id', integer, (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('request_hash', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('location', text, (column) => column.notNull().defaultTo(''))
    .addColumn('tag', text, (column) => column.notNull().defaultTo(''))
    .addColumn('body', text, (column) => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('first_answers_key', ['admin_id', 'key'])
    .execute();
}
