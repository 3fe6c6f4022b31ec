import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** A compiled text of SQL, and whether it answers rows: asking it anew each time takes longer than a small read. */
type Compiled = { statement: StatementSync; hasRows: boolean };

/**
 * Compiles every text of SQL once for a connection. Node frees a statement when it collects garbage, and
 * does not know what one weighs: a compiled one per query is 50 MB by the end of a long list.
 */
export class Statements {
  readonly #sqlite: DatabaseSync;
  /** More than the API has; what is beyond is compiled again. */
  readonly #compiled = new LRUCache<string, Compiled>({ max: 200 });

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  /** The statement of a text, the same one each time while it is in use. */
  of(sql: string): Compiled {
    const known = this.#compiled.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    const compiled = { statement, hasRows: statement.columns().length > 0 };
    this.#compiled.set(sql, compiled);
    return compiled;
  }
}
