import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** Records each upload, how large it is and by whom, so that a save asks no storage, and what the sweep has taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('stored_files')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('stored_at', text, (column) => column.notNull())
    .addColumn('removed_at', text)
    .execute();
  await db.schema
    .createIndex('stored_files_by_username')
    .on('stored_files')
    .columns(['username', 'stored_at'])
    .execute();
}
