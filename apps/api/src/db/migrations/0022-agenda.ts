import { type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';
import { createResourceTable } from './resource-table.ts';

const ownTexts = ['title', 'starts', 'ends', 'place', 'note', 'category', 'starts_at', 'over_at'];

/** The agenda, whose events have drafts and times as those of `0016-publication.ts`, and the announcements with a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = declarations(db);
  await createResourceTable(db, 'agenda', (table) =>
    ownTexts
      .reduce((built, name) => built.addColumn(name, text, (column) => column.notNull()), table)
      .addColumn('all_day', integer, (column) => column.notNull())
      .addColumn('cancelled', integer, (column) => column.notNull())
      .addColumn('published', integer, (column) => column.notNull().defaultTo(1))
      .addColumn('publish_at', text)
      .addColumn('expire_at', text)
      .addColumn('submitted_at', text)
      .addColumn('written_by', text, (column) => column.notNull().defaultTo('')),
  );
  const times = sql`published, publish_at, expire_at`;
  for (const key of ['starts_at', 'over_at']) {
    const index = sql`${sql.ref(`agenda_by_${key}`)} on agenda (${sql.ref(key)}, id, ${times})`;
    await sql`create index ${index} where deleted_at is null`.execute(db);
  }
  await sql`create index agenda_by_category_key on agenda (category_key, starts_at, id, ${times})
    where deleted_at is null`.execute(db);
  await sql`create index agenda_by_draft on agenda (category_key, id)
    where deleted_at is null and published = 0`.execute(db);
  for (const time of ['publish_at', 'expire_at', 'submitted_at']) {
    const index = sql`${sql.ref(`agenda_by_${time}`)} on agenda
      (${sql.ref(time)}, published, category_key)`;
    await sql`create index ${index}
      where deleted_at is null and ${sql.ref(time)} is not null`.execute(db);
  }
  await sql`create index announcements_by_event_date on announcements (event_date)
    where deleted_at is null and event_date != ''`.execute(db);
}
