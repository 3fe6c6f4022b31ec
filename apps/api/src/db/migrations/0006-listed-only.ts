import { type Kysely, sql } from 'kysely';
import { isPostgres } from './declarations.ts';

/**
 * The indexes of lists hold what is listed and nothing that was deleted, so that a list's ids come out
 * of the index alone: reading them off 100,000 rows takes a second, during which SQLite holds up Node.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const newest = isPostgres(db) ? sql`happened_at desc nulls last, id desc` : sql`happened_at, id`;
  const dated = sql`published_at, id`;
  const indexes: [name: string, table: string, columns: typeof dated][] = [
    ['articles_by_published_at', 'articles', dated],
    ['articles_by_category_key', 'articles', sql`category_key, ${dated}`],
    ['announcements_by_published_at', 'announcements', dated],
    ['announcements_by_category_key', 'announcements', sql`category_key, ${dated}`],
    ['prestasi_by_happened_at', 'prestasi', newest],
    ['gallery_by_category_key', 'gallery', sql`category_key, id`],
  ];
  await db.schema.dropIndex('prestasi_newest_first').ifExists().execute();
  for (const [name, table, columns] of indexes) {
    await db.schema.dropIndex(name).execute();
    const on = sql`${sql.ref(name)} on ${sql.table(table)} (${columns})`;
    await sql`create index ${on} where deleted_at is null`.execute(db);
  }
}
