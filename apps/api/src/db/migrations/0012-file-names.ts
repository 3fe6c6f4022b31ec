import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** The names that people's own files had, which stand in no path. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = declarations(db);
  await db.schema
    .alterTable('announcements')
    .addColumn('pdf_name', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('carousel')
    .addColumn('name', text, (column) => column.notNull().defaultTo(''))
    .execute();
}
