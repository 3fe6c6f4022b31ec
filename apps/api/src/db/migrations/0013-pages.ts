import { type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';
import { createResourceTable } from './resource-table.ts';

/** The pages that the school writes: in the footer's order, and unpublished ones that only a session sees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = declarations(db);
  await createResourceTable(db, 'pages', (table) =>
    table
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .addColumn('order', integer, (column) => column.notNull())
      .addColumn('in_footer', integer, (column) => column.notNull())
      .addColumn('published', integer, (column) => column.notNull())
      .addColumn('published_at', text),
  );
  await sql`create index pages_by_order on pages ("order", id) where deleted_at is null`.execute(
    db,
  );
}
