// Frozen like the migrations that import it.
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';
import { createCountTriggers } from './search-and-counts.ts';
import { createTextsTable } from './texts-table.ts';

/**
 * Creates the table of a new resource: the columns of every item and those that `addColumns` adds, its search
 * texts, and the triggers of its totals.
 */
export async function createResourceTable(
  db: Kysely<unknown>,
  name: string,
  addColumns: (table: CreateTableBuilder<string>) => CreateTableBuilder<string>,
): Promise<void> {
  const { table, text, integer, withId } = declarations(db);
  const item = withId(table(name))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .addColumn('category_key', text, (column) => column.notNull().defaultTo(''))
    .addColumn('deleted_at', text);
  await addColumns(item).execute();
  const deletedAt = sql`${sql.ref(`${name}_by_deleted_at`)} on ${sql.table(name)} (deleted_at, id)`;
  await sql`create index ${deletedAt} where deleted_at is not null`.execute(db);
  for (const statement of [...createTextsTable(db, name), ...createCountTriggers(db, name)])
    await statement.execute(db);
}
