import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** Adds the color of each picture, which no code uses any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text } = declarations(db);
  await table('picture_colors')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('color', text, (column) => column.notNull())
    .execute();
  for (const name of ['articles', 'carousel', 'gallery']) {
    await db.schema
      .alterTable(name)
      .addColumn('image_color', text, (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
