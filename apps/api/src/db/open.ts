import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { sqlitePath } from '../config.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Tables } from './tables.ts';

/**
 * An open database. After `close` SQLite leaves one whole file, without a write-ahead log. PostgreSQL has a
 * `pool`, for state that several processes share.
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
