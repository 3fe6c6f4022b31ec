import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** The browsers that asked for notifications, and the school's pair of keys for these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('push_keys')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('private_key', text, (column) => column.notNull())
    .execute();
  await table('push_devices')
    .addColumn('endpoint', text, (column) => column.primaryKey().notNull())
    .addColumn('admin_id', integer, (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('p256dh', text, (column) => column.notNull())
    .addColumn('auth', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
}
