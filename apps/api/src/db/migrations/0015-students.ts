import { type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';

/** The pupils of the directory, each with a consent, and how the directory is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer, withId } = declarations(db);
  const texts = ['name', 'class', 'status', 'achievements', 'photo'];
  const consent = ['consent', 'consent_by', 'consent_at', 'created_at', 'updated_at'];
  await [...texts, ...consent]
    .reduce(
      (built, name) => built.addColumn(name, text, (column) => column.notNull()),
      withId(table('students')).addColumn('nis', text, (column) => column.notNull().unique()),
    )
    .addColumn('year', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .execute();
  await table('student_settings')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('enabled', integer, (column) => column.notNull())
    .addColumn('mask_nis', integer, (column) => column.notNull())
    .execute();
  // As for the school: the sweep of uploads reads the photos.
  await sql`insert into totals (resource, category_key, total, tag) values ('students', '', 0, '')`.execute(
    db,
  );
}
