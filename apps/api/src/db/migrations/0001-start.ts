import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** The five resources, administrators and their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer, withId } = declarations(db);
  const item = (name: string) =>
    withId(table(name))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull().defaultTo(1));

  await item('articles')
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('excerpt', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('date', text, (column) => column.notNull())
    .addColumn('author', text, (column) => column.notNull())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('read_time', text, (column) => column.notNull())
    .addColumn('image', text, (column) => column.notNull())
    .addColumn('image_alt', text, (column) => column.notNull())
    .addColumn('published_at', text, (column) => column.notNull())
    .execute();

  await item('announcements')
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('date', text, (column) => column.notNull())
    .addColumn('time', text, (column) => column.notNull())
    .addColumn('priority', text, (column) => column.notNull())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('pdf_url', text, (column) => column.notNull())
    .addColumn('pdf_bytes', integer)
    .addColumn('published_at', text, (column) => column.notNull())
    .execute();

  await item('prestasi')
    .addColumn('prestasi', text, (column) => column.notNull())
    .addColumn('tanggal', text, (column) => column.notNull())
    .addColumn('happened_at', text)
    .execute();

  await item('carousel')
    .addColumn('src', text, (column) => column.notNull())
    .execute();

  await item('gallery')
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('image', text, (column) => column.notNull())
    .execute();

  await withId(table('admins'))
    .addColumn('username', text, (column) => column.notNull().unique())
    .addColumn('password_hash', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();

  await table('sessions')
    .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
    .addColumn('admin_id', integer, (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('seen_at', text, (column) => column.notNull())
    .execute();

  await index('articles', ['published_at', 'id']);
  await index('announcements', ['published_at', 'id']);
  await index('prestasi', ['happened_at', 'id']);
  await index('sessions', ['admin_id']);

  function index(of: string, columns: string[]): Promise<void> {
    return db.schema.createIndex(`${of}_by_${columns[0]}`).on(of).columns(columns).execute();
  }
}
