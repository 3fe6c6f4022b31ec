import { type Kysely, sql } from 'kysely';
import { declarations, isPostgres } from './declarations.ts';
import { createCountTriggers, createSearchIndex } from './search-and-counts.ts';

/** The resources of that day, and the fields that each was found by. */
const searchFields = {
  articles: ['title', 'excerpt', 'content', 'author', 'category'],
  announcements: ['title', 'content', 'category', 'priority'],
  prestasi: ['prestasi', 'tanggal', 'id'],
  carousel: ['src', 'id'],
  gallery: ['title', 'category', 'image', 'id'],
};

/** Makes the cost of lists and searches independent of the number of items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer } = declarations(db);
  const key = (of: string, column: string) =>
    db.schema
      .alterTable(of)
      .addColumn(column, text, (added) => added.notNull().defaultTo(''))
      .execute();

  await key('admins', 'name_key');
  const admins = sql<{ id: number; username: string }>`select id, username from admins`;
  for (const { id, username } of (await admins.execute(db)).rows) {
    await sql`update admins set name_key = ${nameKey(username)} where id = ${id}`.execute(db);
  }
  await db.schema.createIndex('admins_by_name_key').on('admins').column('name_key').execute();

  for (const [name, fields] of Object.entries(searchFields)) {
    await key(name, 'category_key');
    for (const statement of createSearchIndex(db, name)) await statement.execute(db);
    await fill(db, name, fields);
  }
  const newestFirst = { articles: 'published_at', announcements: 'published_at', gallery: 'id' };
  for (const [name, column] of Object.entries(newestFirst)) {
    const columns = [...new Set(['category_key', column, 'id'])];
    await db.schema.createIndex(`${name}_by_category_key`).on(name).columns(columns).execute();
  }

  await table('totals')
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('category_key', text, (column) => column.notNull())
    .addColumn('total', integer, (column) => column.notNull())
    .addColumn('tag', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('totals_key', ['resource', 'category_key'])
    .execute();
  for (const name of Object.keys(searchFields)) {
    for (const statement of createCountTriggers(db, name)) await statement.execute(db);
  }

  if (!isPostgres(db)) return;
  await table('limits')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
  // SQLite orders so by the index it has.
  await sql`create index prestasi_newest_first on prestasi (happened_at desc nulls last, id desc)`.execute(
    db,
  );
}

/** Does for the items that are there what their stores did for every new one. */
async function fill(db: Kysely<unknown>, name: string, fields: readonly string[]): Promise<void> {
  const items = sql.table(name);
  const texts = sql.table(`${name}_texts`);
  let after = 0;
  for (;;) {
    const { rows } = await sql<Record<string, unknown> & { id: number }>`
      select * from ${items} where id > ${after} order by id limit 200`.execute(db);
    for (const row of rows) {
      const text = fields.map((field) => folded(String(row[field] ?? ''))).join('\u001f');
      await sql`insert into ${texts} (rowid, text) values (${row.id}, ${text})`.execute(db);
      if (row.category === undefined) continue;
      const category = folded(String(row.category));
      await sql`update ${items} set category_key = ${category} where id = ${row.id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A text as search compared it: in lower case, every apostrophe the same. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[\u2018\u2019\u02bb\u02bc\u02be\u02bf`\u00b4]/g, "'");
}

/** A name as it was compared. */
function nameKey(username: string): string {
  return username.trim().toLowerCase().replaceAll('\0', '\ufffd');
}
