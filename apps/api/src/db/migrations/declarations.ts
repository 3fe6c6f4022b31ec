// Frozen like the migrations that import it.
import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

/** A database whatever its tables, or a transaction. */
export type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/** Tells PostgreSQL from SQLite, the only two. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Declares the same table for either database. */
export function declarations(db: AnyDatabase & Pick<Kysely<unknown>, 'schema'>) {
  const postgres = isPostgres(db);
  const integer = postgres ? 'bigint' : 'integer';
  return {
    /** Whole numbers up to 2^53. */
    integer,

    /** Text that is compared by its bytes, as SQLite does, whatever the server's language. */
    text: postgres ? sql<string>`text collate "C"` : 'text',

    /** Types are held: SQLite does so when it is asked to. */
    table(name: string): CreateTableBuilder<string> {
      const builder = db.schema.createTable(name);
      return postgres ? builder : builder.modifyEnd(sql`strict`);
    },

    /** Adds column `id`: a number that is never used twice (docs/reliability.md#a07). */
    withId(builder: CreateTableBuilder<string>) {
      return builder.addColumn('id', integer, (column) =>
        postgres
          ? column.primaryKey().generatedByDefaultAsIdentity()
          : column.primaryKey().autoIncrement(),
      );
    },
  } as const;
}
