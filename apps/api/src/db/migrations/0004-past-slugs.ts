import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** Stores the former slugs of articles, so that old links still lead to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  await table('past_slugs')
    .addColumn('slug', text, (column) => column.primaryKey().notNull())
    .addColumn('article_id', integer, (column) =>
      column.notNull().references('articles.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('past_slugs_by_article_id')
    .on('past_slugs')
    .columns(['article_id'])
    .execute();
}
