import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** The days on which something happens that an announcement tells of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = declarations(db);
  for (const column of ['event_date', 'event_end_date', 'event_time', 'event_place']) {
    await db.schema
      .alterTable('announcements')
      .addColumn(column, text, (added) => added.notNull().defaultTo(''))
      .execute();
  }
}
