import { unsortedMarks } from '@pesantren/api-client/contract/lists/sort';
import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A database whatever its tables, or a transaction. */
export type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/** Tells PostgreSQL from SQLite, the only two. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The name of the client's own `sortKey` on SQLite, which knows neither `normalize` nor regular expressions. */
export const sortKeyFunction = 'sort_key';

/** The name of the client's own `holdsWhole` on SQLite, whose `glob` takes ten times as long. */
export const holdsWholeFunction = 'holds_whole';

/** Builds the SQL of `sortKey`: the key that a text column is sorted by, the same on both databases. */
export function sortKeyOf(db: AnyDatabase, column: string): RawBuilder<string> {
  const text = sql.ref(column);
  if (!isPostgres(db)) {
    // Calling the client's own takes twice as long, and most texts have ASCII alone.
    return sql`case when ${text} glob '*[^ -~]*' then ${sql.raw(sortKeyFunction)}(${text})
      else lower(replace(replace(${text}, '''', ''), '\`', '')) end`;
  }
  return sql`lower(regexp_replace(normalize(${text}, nfd), ${sql.lit(unsortedMarks)}, '', 'g'))`;
}

/** Returns the last id that a table has given, 0 for none; its row may be gone. */
export async function lastId(db: Kysely<Tables>, table: string): Promise<number> {
  const query = isPostgres(db)
    ? sql<{ last: number | null }>`
        select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`
    : sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`;
  const { rows } = await query.execute(db);
  return rows[0]?.last ?? 0;
}

/** Advances the sequence of a table's ids to `last`, after rows came with ids of their own; never back. */
export async function continueIds(db: Kysely<Tables>, table: string, last: number): Promise<void> {
  if (last <= (await lastId(db, table))) return;
  if (isPostgres(db)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
}

/** Lists the columns of a table, in its order. */
export async function columnsOf(db: AnyDatabase, table: string): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} order by ordinal_position`
    : sql<{ name: string }>`select name from pragma_table_info(${table}) order by cid`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name);
}
