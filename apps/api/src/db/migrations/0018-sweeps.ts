import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** How far the daily deletion has come: one row, once it has run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('sweeps')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('until', text, (column) => column.notNull())
    .execute();
}
