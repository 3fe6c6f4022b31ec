import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The settings of reliability section 4, for every connection. */
const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = 250;
  pragma trusted_schema = off;
  pragma cell_size_check = on;
  pragma mmap_size = 0;
  pragma journal_size_limit = 67108864;
  pragma fullfsync = on;
`;

/** An open database: `close` leaves one whole file behind, without a write-ahead log. */
export type Database = { db: Kysely<Tables>; close: () => Promise<void> };

/**
 * Opens the SQLite file at `path`, which is made when it is missing.
 * @throws when the file is no database or is damaged.
 */
export function openDatabase(path: string): Database {
  const sqlite = new DatabaseSync(path, { defensive: true });
  sqlite.exec(settings);
  // SQLite's own lower() knows ASCII only; search ignores case in every script (spec section 5).
  sqlite.function('lower', { deterministic: true }, (text) => String(text).toLowerCase());
  const damage = sqlite.prepare('pragma quick_check(1)').get()?.quick_check;
  if (damage !== 'ok') throw new Error(`Berkas basis data rusak: ${damage}`);

  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect({
      prepare(sql) {
        const statement = sqlite.prepare(sql);
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        };
      },
      close() {
        sqlite.exec('pragma wal_checkpoint(truncate)');
        sqlite.close();
      },
    }),
  });
  return { db, close: () => db.destroy() };
}
