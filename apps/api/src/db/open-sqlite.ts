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
  const damage = writer.prepare('pragma quick_check(1)').get()?.quick_check;
  if (damage !== 'ok') throw new Error(`Berkas basis data rusak: ${damage}`);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: patience });
  reader.exec(settings);
  // From here on waiting is the driver's: SQLite's own would hold up all of Node.
  for (const sqlite of [writer, reader]) sqlite.exec('pragma busy_timeout = 0');

  const db = new Kysely<Tables>({ dialect: new SqliteTwoDialect({ reader, writer }) });
  return { db, pool: undefined, close: () => db.destroy() };
}
