import type { DatabaseSync } from 'node:sqlite';
import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { SqliteTwoDriver } from './sqlite-two-driver.ts';

/** Two connections to one file: one reads, one writes. */
export type ReaderAndWriter = { reader: DatabaseSync; writer: DatabaseSync };

/**
 * Kysely's SQLite dialect on two connections, so that a write that waits holds up no read, and with
 * migrations in a transaction, which SQLite can undo (reliability D20).
 */
export class SqliteTwoDialect extends SqliteDialect {
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
    return new SqliteTwoDriver(this.#connections);
  }

  override createAdapter(): SqliteAdapter {
    return new TwoAdapter();
  }
}

class TwoAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself lets one transaction write at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
