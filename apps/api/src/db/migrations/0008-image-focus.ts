import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** Adds the focal point of pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = declarations(db);
  for (const table of ['articles', 'gallery']) {
    await db.schema
      .alterTable(table)
      .addColumn('image_focus', text, (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
