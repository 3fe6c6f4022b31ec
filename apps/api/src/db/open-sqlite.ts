import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from './open.ts';
import { SqliteTwoDialect } from './sqlite-two-dialect.ts';
import type { Tables } from './tables.ts';

/** The settings of reliability section 4, for every connection. */
const settings = `
  pragma foreign_keys = on;
  pragma trusted_schema = off;
  pragma cell_size_check = on;
  pragma mmap_size = 0;
`;

/** What only the connection that writes can set. */
const writersSettings = `
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
  writer.exec(writersSettings + settings);
  const damage = damageOf(writer);
  if (damage) throw new Error(`Berkas basis data rusak: ${damage}`);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: patience });
  reader.exec(settings);
  // From here on waiting is the driver's: SQLite's own would hold up all of Node.
  for (const sqlite of [writer, reader]) sqlite.exec('pragma busy_timeout = 0');

  const db = new Kysely<Tables>({ dialect: new SqliteTwoDialect({ reader, writer }) });
  return { db, pool: undefined, close: () => db.destroy() };
}

/**
 * What is wrong in the file, `''` when nothing is. Table by table, those that lie behind the search included:
 * asked of all at once SQLite reads the search's index word by word as well, for seconds at every start.
 */
function damageOf(sqlite: DatabaseSync): string {
  const tables = sqlite.prepare(
    "select name from pragma_table_list where schema = 'main' and type in ('table', 'shadow')",
  );
  for (const { name } of tables.all()) {
    const found = sqlite.prepare(`pragma quick_check('${name}')`).get()?.quick_check;
    if (found !== 'ok') return `${name}: ${found}`;
  }
  return '';
}
