import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { sqlitePath } from '../config.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Tables } from './tables.ts';

/**
 * An open database. `close` lets go of it; SQLite leaves one whole file behind, without a
 * write-ahead log. `pool` is there when it is PostgreSQL, for what several processes share.
 */
export type Database = { db: Kysely<Tables>; pool: Pool | undefined; close: () => Promise<void> };

/**
 * Opens the database at `url`: `sqlite:<path>` or `postgres://…`.
 * @throws when it cannot be used.
 */
export async function openDatabase(url: string): Promise<Database> {
  const path = sqlitePath(url);
  return path ? openSqlite(path) : openPostgres(url);
}
