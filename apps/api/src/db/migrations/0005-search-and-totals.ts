import { foldText } from '@pesantren/api-client/contract/search';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { type Kysely, sql } from 'kysely';
import { nameKey } from '../../features/admin/name-key.ts';
import { declarations, isPostgres } from '../dialect.ts';
import { searchText } from '../search.ts';
import { limitsTable, type Tables } from '../tables.ts';
import { countedBy, findableIn } from './growth.ts';

const names = Object.keys(resources) as ResourceName[];

/** Lists and searches that take as long in a large database as in a small one. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { table, text, integer } = declarations(db);
  const key = (of: string, column: string) =>
    db.schema
      .alterTable(of)
      .addColumn(column, text, (added) => added.notNull().defaultTo(''))
      .execute();

  await key('admins', 'name_key');
  for (const { id, username } of await db
    .selectFrom('admins')
    .select(['id', 'username'])
    .execute()) {
    await db
      .updateTable('admins')
      .set({ name_key: nameKey(username) })
      .where('id', '=', id)
      .execute();
  }
  await db.schema.createIndex('admins_by_name_key').on('admins').column('name_key').execute();

  for (const name of names) {
    await key(name, 'category_key');
    for (const statement of findableIn(db, name)) await statement.execute(db);
    await fill(db, name);
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
  for (const name of names) {
    for (const statement of countedBy(db, name)) await statement.execute(db);
  }

  if (!isPostgres(db)) return;
  await table(limitsTable)
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
  // SQLite orders so by the index it has.
  await sql`create index prestasi_newest_first on prestasi (happened_at desc nulls last, id desc)`.execute(
    db,
  );
}

/** Does for the items that are there what their stores do for every new one. */
async function fill(db: Kysely<Tables>, name: ResourceName): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom(name as 'articles')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(200)
      .execute();
    for (const row of rows) {
      const texts = `${name as 'articles'}_texts` as const;
      await db
        .insertInto(texts)
        .values({ rowid: row.id, text: searchText(name, row) })
        .execute();
      if (row.category === undefined) continue;
      await db
        .updateTable(name as 'articles')
        .set({ category_key: foldText(row.category) })
        .where('id', '=', row.id)
        .execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
