// Frozen like the migrations that import it.
import { type RawBuilder, sql } from 'kysely';
import { type AnyDatabase, isPostgres } from './declarations.ts';

/** Replaces the table of search texts and its trigram index: the words that people read, and addresses and ids apart from them. */
export function createTextsTable(db: AnyDatabase, name: string): RawBuilder<unknown>[] {
  const texts = sql.ref(`${name}_texts`);
  const emptied = sql`drop table if exists ${texts}`;
  if (!isPostgres(db)) {
    return [
      emptied,
      sql`create virtual table ${texts}
        using fts5(text, addresses, tokenize = 'trigram case_sensitive 1')`,
    ];
  }
  const index = sql.ref(`${name}_texts_by_trigram`);
  return [
    sql`create extension if not exists pg_trgm`,
    emptied,
    // The release before writes the text alone, as it does into a table of FTS5.
    sql`create table ${texts} (rowid bigint primary key, text text not null, addresses text)`,
    sql`create index ${index} on ${texts} using gin (text gin_trgm_ops, addresses gin_trgm_ops)`,
  ];
}
