import { type Kysely, sql } from 'kysely';
import { declarations } from './declarations.ts';

/**
 * Records whether the sample stands in for what a school has not saved. It does no longer where the school has said who it is and how
 * to reach it, and where nothing of the sample was ever put in or is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = declarations(db);
  await db.schema
    .alterTable('school')
    .addColumn('sample', integer, (column) => column.notNull().defaultTo(1))
    .execute();
  const ofTheSample = ['articles.image', 'carousel.src', 'gallery.image'].map((column) => {
    const [table = '', name = ''] = column.split('.');
    return sql`select 1 from ${sql.table(table)} where ${sql.ref(name)} like '%/contoh/%'`;
  });
  const isOurs = sql`not exists (${sql.join(ofTheSample, sql` union all `)})`;
  await sql`insert into school (id, facts, version, updated_at, sample)
    select 1, '{}', 0, '', 0
    where exists (select 1 from admins) and not exists (select 1 from school) and ${isOurs}`.execute(
    db,
  );
  await sql`update school set sample = 0
    where (facts like '%"identity":%' and facts like '%"contacts":%') or ${isOurs}`.execute(db);
}
