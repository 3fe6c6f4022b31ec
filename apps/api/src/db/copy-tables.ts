import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { columnsOf, continueIds, lastId } from './dialect.ts';
import type { Tables } from './tables.ts';

/** What is kept for good. Triggers make the totals anew, and counts of calls are of the past. */
type Kept = Exclude<keyof Tables, 'totals' | 'limits'>;

/** Every table, parents before children, and what tells its rows apart. */
const keys: Record<Kept, readonly string[]> = {
  admins: ['id'],
  sessions: ['token_hash'],
  first_answers: ['admin_id', 'key'],
  log: ['id'],
  articles: ['id'],
  articles_texts: ['rowid'],
  past_slugs: ['slug'],
  pdf_readings: ['name'],
  announcements: ['id'],
  announcements_texts: ['rowid'],
  prestasi: ['id'],
  prestasi_texts: ['rowid'],
  carousel: ['id'],
  carousel_texts: ['rowid'],
  gallery: ['id'],
  gallery_texts: ['rowid'],
};

const rowsAtOnce = 200;

/**
 * Copies every row from one database into another that is empty, whichever of the two kinds either is, and
 * reads it back. Columns that only a later release than the other's knows stay behind. Both are transactions: one that sees one moment, one that undoes.
 * @throws when a table reads otherwise than it was written.
 */
export async function copyTables(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  for (const table of Object.keys(keys) as Kept[]) {
    const known = await columnsOf(to, table);
    // Before the migration that makes it.
    if (known.length === 0) continue;
    // The number of a row in an FTS5 table is none of its columns.
    const columns = table.endsWith('_texts') ? ['rowid', 'text'] : known;
    const written = createHash('sha256');
    for await (const rows of parts(from, table, columns)) {
      await to.insertInto(table).values(rows).execute();
      written.update(JSON.stringify(rows));
    }
    const readBack = createHash('sha256');
    for await (const rows of parts(to, table, columns)) readBack.update(JSON.stringify(rows));
    if (written.digest('hex') !== readBack.digest('hex')) {
      throw new Error(`Tabel ${table} tidak sama sesudah disalin.`);
    }
    if (keys[table][0] === 'id') await continueIds(to, table, await lastId(from, table));
  }
}

/** @returns the first table that holds a row, if one does. */
export async function firstFilled(db: Kysely<Tables>): Promise<string | undefined> {
  for (const table of Object.keys(keys) as Kept[]) {
    for await (const _ of parts(db, table, keys[table])) return table;
  }
  return undefined;
}

/** The rows of a table in the order of its key, some at a time. */
async function* parts(
  db: Kysely<Tables>,
  name: Kept,
  columns: readonly string[],
): AsyncGenerator<Record<string, never>[]> {
  const key = sql.join(keys[name].map((column) => sql.ref(column)));
  let last: Record<string, never> | undefined;
  for (;;) {
    const after = last && sql.join(keys[name].map((column) => last?.[column]));
    const { rows } = await sql<Record<string, never>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      ${after ? sql`where (${key}) > (${after})` : sql``}
      order by ${key} limit ${rowsAtOnce}
    `.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}
