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
import type { FileGuard } from './file-guard.ts';

/** Two connections to one file. */
export type ReaderAndWriter = { reader: DatabaseSync; writer: DatabaseSync; guard: FileGuard };

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
    const { reader, writer, guard } = connections;
    this.#connections = connections;
    this.#statements = {
      reader: new StatementCache(reader, guard),
      writer: new StatementCache(writer, guard),
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<RoutedConnection> {
    return new RoutedConnection(this.#connections, this.#statements, this.#mutex);
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
  readonly #guard: FileGuard;
  readonly #statements: { reader: StatementCache; writer: StatementCache };
  readonly #mutex: Mutex;
  /** Releases the lock to write, while this connection has a transaction. */
  #release: (() => void) | undefined;

  constructor(
    { writer, guard }: ReaderAndWriter,
    statements: { reader: StatementCache; writer: StatementCache },
    mutex: Mutex,
  ) {
    this.#writer = writer;
    this.#guard = guard;
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
      this.#guard.requireSound();
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
      this.#guard.requireSound();
      await retryBusy(end, () => this.#exec('begin immediate'));
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  async commit(): Promise<void> {
    // A file that was taken away meanwhile keeps nothing of it.
    this.#guard.requireSound();
    this.#exec('commit');
    this.#end();
  }

  #exec(sql: string): void {
    try {
      this.#writer.exec(sql);
    } catch (error) {
      throw this.#guard.judge(error);
    }
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
  readonly guard: FileGuard;
  /** More than the API has; others are prepared again. */
  readonly #compiled = new LRUCache<string, Compiled>({ max: 200 });

  constructor(sqlite: DatabaseSync, guard: FileGuard) {
    this.#sqlite = sqlite;
    this.guard = guard;
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
  try {
    const { statement, hasRows } = statements.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  } catch (error) {
    throw statements.guard.judge(error);
  }
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
