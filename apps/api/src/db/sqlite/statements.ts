import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

type Compiled = { statement: StatementSync; hasRows: boolean };

/**
 * Caches a connection's prepared statements. Node frees a statement when it collects garbage without knowing
 * its size: one prepared per query would be 50 MB by the end of a long list.
 */
export class StatementCache {
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
