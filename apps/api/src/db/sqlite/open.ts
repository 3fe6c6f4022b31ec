import { DatabaseSync } from 'node:sqlite';
import { holdsWhole } from '@pesantren/api-client/contract/lists/search-words';
import { sortKey } from '@pesantren/api-client/contract/lists/sort';
import { type Driver, Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { holdsWholeFunction, sortKeyFunction } from '../dialect.ts';
import type { Database } from '../open.ts';
import type { Tables } from '../tables.ts';
import { type ReaderAndWriter, ReaderWriterDriver } from './driver.ts';
import { createFileGuard } from './file-guard.ts';

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
  if (damage) throw new Error(`File basis data rusak: ${damage}`);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: patience });
  reader.exec(settings);
  // From here on the driver waits: SQLite's own waiting would block Node.
  for (const sqlite of [writer, reader]) {
    sqlite.exec('pragma busy_timeout = 0');
    sqlite.function(sortKeyFunction, { deterministic: true }, (text) => sortKey(String(text)));
    sqlite.function(holdsWholeFunction, { deterministic: true }, (text, form) =>
      Number(holdsWhole(String(text), String(form))),
    );
  }

  const guard = createFileGuard(path, writer);
  const db = new Kysely<Tables>({ dialect: new ReaderWriterDialect({ reader, writer, guard }) });
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

/**
 * Kysely's SQLite dialect on a reading and a writing connection, so that a write that waits holds up no read, and
 * with migrations in a transaction, which SQLite can roll back (docs/reliability.md#d20).
 */
class ReaderWriterDialect extends SqliteDialect {
  readonly #connections: ReaderAndWriter;

  constructor(connections: ReaderAndWriter) {
    super({
      database: async () => {
        throw new Error('The driver has its connections already.');
      },
    });
    this.#connections = connections;
  }

  override createDriver(): Driver {
    return new ReaderWriterDriver(this.#connections);
  }

  override createAdapter(): SqliteAdapter {
    return new ReaderWriterAdapter();
  }
}

class ReaderWriterAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself serializes transactions. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
