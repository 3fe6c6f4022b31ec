import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { type ReaderAndWriter, ReaderWriterDriver } from './driver.ts';

/**
 * Kysely's SQLite dialect on a reading and a writing connection, so that a write that waits holds up no read, and
 * with migrations in a transaction, which SQLite can roll back (docs/reliability.md#d20).
 */
export class ReaderWriterDialect extends SqliteDialect {
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
