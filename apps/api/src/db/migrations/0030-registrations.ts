import type { Kysely } from 'kysely';
import { declarations } from './declarations.ts';

/** The sealed registrations of new pupils, their waves, the school's keys, and whether anyone may register. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, text, integer, withId } = declarations(db);
  await table('registration_settings')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('enabled', integer, (column) => column.notNull())
    .execute();
  await withId(table('registration_keys'))
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('by_passphrase', text, (column) => column.notNull())
    .addColumn('by_paper', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await withId(table('registration_waves'))
    .addColumn('wave', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('closes', text, (column) => column.notNull())
    .execute();
  await withId(table('registrations'))
    .addColumn('wave_id', integer, (column) => column.notNull())
    .addColumn('key_id', integer, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('test_day', text, (column) => column.notNull())
    .addColumn('number_hash', text, (column) => column.notNull().unique())
    .addColumn('phone_hash', text, (column) => column.notNull())
    .addColumn('request_hash', text, (column) => column.notNull())
    .addColumn('sealed', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('registrations_by_wave')
    .on('registrations')
    .columns(['wave_id', 'phone_hash'])
    .execute();
}
