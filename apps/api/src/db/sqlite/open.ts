import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from '../open.ts';
import type { Tables } from '../tables.ts';
import { ReaderWriterDialect } from './dialect.ts';

/** Settings of every connection (docs/reliability.md#settings-database). */
const settings = `
  pragma foreign_keys = on;
  pragma trusted_schema = off;
  pragma cell_size_check = on;
  pragma mmap_size = 0;
`;

/** Settings of the writing connection. */
const writerSettings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma journal_size_limit = 67108864;
  pragma fullfsync = on;
`;

/** How long opening waits for a file that another process holds, in milliseconds. */
const patience = 5_000;

/**
 * Opens the SQLite file at `path`, which is made when it is missing.
 * @throws when the file is no database or is damaged.
 */
export function openSqlite(path: string): Database {
  const writer = new DatabaseSync(path, { defensive: true, timeout: patience });
  writer.exec(writerSettings + settings);
  const damage = findDamage(writer);
  if (damage) throw new Error(`Berkas basis data rusak: ${damage}`);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: patience });
  reader.exec(settings);
  // From here on the driver waits: SQLite's own waiting would block Node.
  for (const sqlite of [writer, reader]) sqlite.exec('pragma busy_timeout = 0');

  const db = new Kysely<Tables>({ dialect: new ReaderWriterDialect({ reader, writer }) });
  return { db, pool: undefined, close: () => db.destroy() };
}

/**
 * Returns the first damage of the file, `''` for none. It is checked table by table, shadow tables included:
 * checking all at once SQLite reads the search index word by word, for seconds at every start.
 */
function findDamage(sqlite: DatabaseSync): string {
  const tables = sqlite.prepare(
    "select name from pragma_table_list where schema = 'main' and type in ('table', 'shadow')",
  );
  for (const { name } of tables.all()) {
    const found = sqlite.prepare(`pragma quick_check('${name}')`).get()?.quick_check;
    if (found !== 'ok') return `${name}: ${found}`;
  }
  return '';
}
