import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** More than the API has; what is beyond is compiled again. */
const most = 200;

/**
 * Compiles every text of SQL once for a connection. Node frees a statement when it collects garbage, and
 * does not know what one weighs: a compiled one per query is 50 MB by the end of a long list.
 */
export class Statements {
  readonly #sqlite: DatabaseSync;
  readonly #kept = new Map<string, StatementSync>();

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  /** The statement of a text, the same one each time while it is in use. */
  of(sql: string): StatementSync {
    const statement = this.#kept.get(sql) ?? this.#sqlite.prepare(sql);
    // Put last: what was used longest ago stands first, and goes first.
    this.#kept.delete(sql);
    this.#kept.set(sql, statement);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
    return statement;
  }
}
