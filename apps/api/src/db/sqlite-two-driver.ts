import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { isBusy } from './sqlite-error.ts';
import type { ReaderAndWriter } from './sqlite-two-dialect.ts';
import { Statements } from './statements.ts';
import { Turns } from './turns.ts';

/** How long a statement is tried again while another process holds the file, in milliseconds. */
const patience = 5_000;

/**
 * Runs what reads on one connection and what writes on another, one transaction at a time. A
 * transaction takes the file's write lock at its start, so that it cannot fail half-way for want of it,
 * and a busy file is waited for without blocking Node.
 */
export class SqliteTwoDriver implements Driver {
  readonly #connections: ReaderAndWriter;
  readonly #statements: { reader: Statements; writer: Statements };
  readonly #turns = new Turns();

  constructor(connections: ReaderAndWriter) {
    const { reader, writer } = connections;
    this.#connections = connections;
    this.#statements = { reader: new Statements(reader), writer: new Statements(writer) };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<RoutedConnection> {
    return new RoutedConnection(this.#connections.writer, this.#statements, this.#turns);
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
  readonly #statements: { reader: Statements; writer: Statements };
  readonly #turns: Turns;
  /** Ends this connection's turn to write, while it has a transaction. */
  #endTurn: (() => void) | undefined;

  constructor(
    writer: DatabaseSync,
    statements: { reader: Statements; writer: Statements },
    turns: Turns,
  ) {
    this.#writer = writer;
    this.#statements = statements;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#statements;
    if (this.#endTurn) return run(writer, query);
    const end = performance.now() + patience;
    if (SelectQueryNode.is(query.query)) return patiently(end, () => run(reader, query));
    const endTurn = await this.#turns.take();
    try {
      return await patiently(end, () => run(writer, query));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    const end = performance.now() + patience;
    const endTurn = await this.#turns.take();
    try {
      await patiently(end, () => this.#writer.exec('begin immediate'));
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.#writer.exec('commit');
    this.#leave();
  }

  /** Also after a commit that failed; SQLite may have rolled back by itself (reliability D06). */
  async rollback(): Promise<void> {
    try {
      if (this.#writer.isTransaction) this.#writer.exec('rollback');
    } finally {
      this.#leave();
    }
  }

  #leave(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

function run<Row>(statements: Statements, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const { statement, hasRows } = statements.of(sql);
  const values = parameters as SQLInputValue[];
  if (hasRows) return { rows: statement.all(...values) as Row[] };
  const { changes } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

/** Tries again until `end`, a time of `performance.now()`, while the file is busy. */
async function patiently<Result>(end: number, run: () => Result): Promise<Result> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(25 + Math.random() * 75);
    }
  }
}
