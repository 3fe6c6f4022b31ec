import { type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';

/**
 * The words for a carousel picture, and its rank: the list is sorted by it, the highest first. Pictures that
 * nobody has moved all have 0 and so stand first, newest first, as they did before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = declarations(db);
  await db.schema
    .alterTable('carousel')
    .addColumn('alt', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('carousel')
    .addColumn('rank', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index carousel_by_rank on carousel (rank, id) where deleted_at is null`.execute(
    db,
  );
}
