import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Recent } from '../recent.ts';

/**
 * Compiles every text of SQL once for a connection. Node frees a statement when it collects garbage, and
 * does not know what one weighs: a compiled one per query is 50 MB by the end of a long list.
 */
export class Statements {
  readonly #sqlite: DatabaseSync;
  /** More than the API has; what is beyond is compiled again. */
  readonly #compiled = new Recent<StatementSync>(200);

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  /** The statement of a text, the same one each time while it is in use. */
  of(sql: string): StatementSync {
    return this.#compiled.find(sql) ?? this.#compiled.keep(sql, this.#sqlite.prepare(sql));
  }
}
