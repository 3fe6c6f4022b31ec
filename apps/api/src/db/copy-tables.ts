import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { columnsOf, continueIds, lastId } from './dialect.ts';
import type { Tables } from './tables.ts';

/** The tables to copy: triggers fill the totals, and rate limits expire. */
type CopiedTable = Exclude<keyof Tables, 'totals' | 'limits'>;

/** Every table, parents before children, with its primary key. */
const keys: Record<CopiedTable, readonly string[]> = {
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

const batchSize = 200;

/**
 * Copies every row into an empty database of either kind, and compares what it then holds. Columns that the
 * target does not know are left out.
 * @param from a transaction that sees one moment.
 * @param to a transaction that rolls back on failure.
 * @throws when a table does not hold what was written.
 */
export async function copyTables(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  for (const table of Object.keys(keys) as CopiedTable[]) {
    const known = await columnsOf(to, table);
    // A later migration creates it.
    if (known.length === 0) continue;
    // The rowid of an FTS5 table is none of its columns.
    const columns = table.endsWith('_texts') ? ['rowid', 'text'] : known;
    const written = createHash('sha256');
    for await (const rows of readBatches(from, table, columns)) {
      await to.insertInto(table).values(rows).execute();
      written.update(JSON.stringify(rows));
    }
    const readBack = createHash('sha256');
    for await (const rows of readBatches(to, table, columns)) readBack.update(JSON.stringify(rows));
    if (written.digest('hex') !== readBack.digest('hex')) {
      throw new Error(`Tabel ${table} tidak sama sesudah disalin.`);
    }
    if (keys[table][0] === 'id') await continueIds(to, table, await lastId(from, table));
  }
}

/** Returns the name of the first table that holds a row. */
export async function firstNonEmptyTable(db: Kysely<Tables>): Promise<string | undefined> {
  for (const table of Object.keys(keys) as CopiedTable[]) {
    for await (const _ of readBatches(db, table, keys[table])) return table;
  }
  return undefined;
}

/** Reads the rows of a table in batches, in the order of its key. */
async function* readBatches(
  db: Kysely<Tables>,
  name: CopiedTable,
  columns: readonly string[],
): AsyncGenerator<Record<string, never>[]> {
  const key = sql.join(keys[name].map((column) => sql.ref(column)));
  let last: Record<string, never> | undefined;
  for (;;) {
    const after = last && sql.join(keys[name].map((column) => last?.[column]));
    const { rows } = await sql<Record<string, never>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      ${after ? sql`where (${key}) > (${after})` : sql``}
      order by ${key} limit ${batchSize}
    `.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < batchSize) return;
  }
}
