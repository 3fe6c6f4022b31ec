import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** Stores the contents of PDFs, by upload and by announcement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('pdf_readings')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('image', text, (column) => column.notNull())
    .addColumn('pages', integer, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .execute();
  for (const name of ['pdf_image', 'pdf_text']) {
    await db.schema
      .alterTable('announcements')
      .addColumn(name, text, (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.alterTable('announcements').addColumn('pdf_pages', integer).execute();
}
