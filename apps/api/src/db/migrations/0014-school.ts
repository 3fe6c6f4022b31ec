import { type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';

/** The facts of the school: one row, once something is saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('school')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('facts', text, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  // The sweep of uploads reads every table that is named here, that of an earlier release too.
  await sql`insert into totals (resource, category_key, total, tag) values ('school', '', 0, '')`.execute(
    db,
  );
}
