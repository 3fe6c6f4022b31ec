import { type Kysely, sql } from 'kysely';

/**
 * Announcements whose date names no day come last. Until now they were sorted by the moment at which
 * they were created, or by the date that they once had.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update announcements set published_at = '0000-01-01T00:00:00.000Z'
    where trim(date) = '' or published_at = created_at
  `.execute(db);
}
