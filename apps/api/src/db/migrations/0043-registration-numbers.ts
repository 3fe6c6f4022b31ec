import type { Kysely } from 'kysely';

/** The index by which a number is looked up within the waves that are not over, so that no other row is read for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('registrations_by_number')
    .on('registrations')
    .columns(['number_hash', 'wave_id'])
    .execute();
}
