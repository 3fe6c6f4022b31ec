import { type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';

/** The resources of that day whose items have drafts and times, and what each list is sorted by. */
const sortedBy = {
  articles: 'published_at',
  announcements: 'published_at',
  gallery: 'id',
  pages: 'order',
};

/** Drafts, times at which items appear and end, their history, and the roles of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer, withId } = declarations(db);
  for (const [name, sorted] of Object.entries(sortedBy)) {
    const add = (column: string) => db.schema.alterTable(name).addColumn(column, text).execute();
    if (name !== 'pages') {
      await db.schema
        .alterTable(name)
        .addColumn('published', integer, (column) => column.notNull().defaultTo(1))
        .execute();
    }
    for (const column of ['publish_at', 'expire_at', 'submitted_at']) await add(column);
    await db.schema
      .alterTable(name)
      .addColumn('written_by', text, (column) => column.notNull().defaultTo(''))
      .execute();

    const on = (index: string) => sql`${sql.ref(`${name}_by_${index}`)} on ${sql.table(name)}`;
    // Lists read all that decides who sees an item out of the index.
    const times = sql`published, publish_at, expire_at`;
    const keys = sql.join([...new Set([sorted, 'id'])].map((column) => sql.ref(column)));
    if (sorted !== 'id') {
      await db.schema.dropIndex(`${name}_by_${sorted}`).execute();
      await sql`create index ${on(sorted)} (${keys}, ${times}) where deleted_at is null`.execute(
        db,
      );
    }
    if (name !== 'pages') {
      await db.schema.dropIndex(`${name}_by_category_key`).execute();
      const category = sql`(category_key, ${keys}, ${times})`;
      await sql`create index ${on('category_key')} ${category} where deleted_at is null`.execute(
        db,
      );
    }
    await sql`create index ${on('draft')} (category_key, id)
      where deleted_at is null and published = 0`.execute(db);
    for (const time of ['publish_at', 'expire_at', 'submitted_at']) {
      await sql`create index ${on(time)} (${sql.ref(time)}, published, category_key)
        where deleted_at is null and ${sql.ref(time)} is not null`.execute(db);
    }
  }
  await db.schema.alterTable('announcements').addColumn('pinned_at', text).execute();
  await sql`create index announcements_by_pinned_at on announcements (pinned_at)
    where deleted_at is null and pinned_at is not null`.execute(db);

  await withId(table('revisions'))
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('item_id', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('started_at', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('session', text, (column) => column.notNull())
    .addColumn('published', integer, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addUniqueConstraint('revisions_key', ['resource', 'item_id', 'version'])
    .execute();
  await db.schema.createIndex('revisions_by_at').on('revisions').column('at').execute();
  // As for the school: the sweep of uploads reads what an older version shows.
  await sql`insert into totals (resource, category_key, total, tag) values ('revisions', '', 0, '')`.execute(
    db,
  );

  await db.schema
    .alterTable('admins')
    .addColumn('role', text, (column) => column.notNull().defaultTo('pengelola'))
    .execute();
}
