import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { isSqliteBusy } from '../errors.ts';
import { Mutex } from '../mutex.ts';

/** Two connections to one file. */
export type ReaderAndWriter = { reader: DatabaseSync; writer: DatabaseSync };

/** How long a statement waits for those of this process, and is retried while another holds the file, in milliseconds. */
const patience = 5_000;

/**
 * Kysely's driver on a reading and a writing connection, one transaction at a time. A transaction takes the
 * file's write lock at its start, so that it cannot fail half-way for want of it, and waiting for a busy file
 * does not block Node.
 */
export class ReaderWriterDriver implements Driver {
  readonly #connections: ReaderAndWriter;
  readonly #statements: { reader: StatementCache; writer: StatementCache };
  readonly #mutex = new Mutex();

  constructor(connections: ReaderAndWriter) {
    const { reader, writer } = connections;
    this.#connections = connections;
    this.#statements = { reader: new StatementCache(reader), writer: new StatementCache(writer) };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<RoutedConnection> {
    return new RoutedConnection(this.#connections.writer, this.#statements, this.#mutex);
  }

  beginTransaction(connection: RoutedConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: RoutedConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: RoutedConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const { reader, writer } = this.#connections;
    reader.close();
    writer.exec('pragma wal_checkpoint(truncate)');
    writer.close();
  }
}

class RoutedConnection implements DatabaseConnection {
  readonly #writer: DatabaseSync;
  readonly #statements: { reader: StatementCache; writer: StatementCache };
  readonly #mutex: Mutex;
  /** Releases the lock to write, while this connection has a transaction. */
  #release: (() => void) | undefined;

  constructor(
    writer: DatabaseSync,
    statements: { reader: StatementCache; writer: StatementCache },
    mutex: Mutex,
  ) {
    this.#writer = writer;
    this.#statements = statements;
    this.#mutex = mutex;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#statements;
    if (this.#release) return run(writer, query);
    const end = performance.now() + patience;
    if (SelectQueryNode.is(query.query)) return retryBusy(end, () => run(reader, query));
    const release = await this.#mutex.lock(patience);
    try {
      return await retryBusy(end, () => run(writer, query));
    } finally {
      release();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    const end = performance.now() + patience;
    const release = await this.#mutex.lock(patience);
    try {
      await retryBusy(end, () => this.#writer.exec('begin immediate'));
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.#writer.exec('commit');
    this.#end();
  }

  /** Comes also after a commit that failed; SQLite may have rolled back by itself (docs/reliability.md#d06). */
  async rollback(): Promise<void> {
    try {
      if (this.#writer.isTransaction) this.#writer.exec('rollback');
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

type Compiled = { statement: StatementSync; hasRows: boolean };

/**
 * Caches a connection's prepared statements. Node frees a statement when it collects garbage without knowing
 * its size: one prepared per query would be 50 MB by the end of a long list.
 */
class StatementCache {
  readonly #sqlite: DatabaseSync;
  /** More than the API has; others are prepared again. */
  readonly #compiled = new LRUCache<string, Compiled>({ max: 200 });

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  /** Returns the prepared statement of a text, and whether it returns rows. */
  prepare(sql: string): Compiled {
    const cached = this.#compiled.get(sql);
    if (cached) return cached;
    const statement = this.#sqlite.prepare(sql);
    const compiled = { statement, hasRows: statement.columns().length > 0 };
    this.#compiled.set(sql, compiled);
    return compiled;
  }
}

function run<Row>(
  statements: StatementCache,
  { sql, parameters }: CompiledQuery,
): QueryResult<Row> {
  const { statement, hasRows } = statements.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (hasRows) return { rows: statement.all(...values) as Row[] };
  const { changes } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

/** Retries while the file is busy, until `end`, a time of `performance.now()`. */
async function retryBusy<Result>(end: number, run: () => Result): Promise<Result> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > end) throw error;
      await pause(25 + Math.random() * 75);
    }
  }
}
