import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** How backups have ended, for all providers of a school: one row, once one has run on PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('backup_state')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('state', text, (column) => column.notNull())
    .execute();
}
