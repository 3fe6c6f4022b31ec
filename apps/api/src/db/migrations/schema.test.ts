import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { unpackPreviousRelease } from '../../testing/previous-release.ts';
import { isPostgres } from '../dialect.ts';
import { appliedMigrations, migrate, migrations } from '../migrate.ts';
import type { Tables } from '../tables.ts';

test('[F-07] [F-61] a database of the release before ends with the schema of a fresh one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-rilis-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const release = await import(join(await unpackPreviousRelease(folder), 'db/migrate.ts'));
  const { db: earlier } = await openTestDatabase();
  await release.migrate(earlier);
  await migrate(earlier);
  const { db: fresh } = await openTestDatabase();
  await migrate(fresh);
  expect(await schemaOf(earlier)).toEqual(await schemaOf(fresh));
  expect(await appliedMigrations(earlier)).toEqual(Object.keys(migrations));
});

/** Everything that a database consists of, a line each. */
async function schemaOf(db: Kysely<Tables>): Promise<string[]> {
  const lines: string[] = [];
  for (const query of isPostgres(db) ? postgresCatalog : sqliteCatalog) {
    const { rows } = await sql.raw<{ line: string }>(query).execute(db);
    lines.push(...rows.map(({ line }) => line.replace(/\s+/g, ' ').trim()));
  }
  return lines;
}

const sqliteCatalog = [
  `select type || ' ' || name || ' ' || coalesce(sql, '') as line
    from sqlite_schema order by type, name`,
];

const postgresCatalog = [
  `select format('%s.%s %s %s null=%s default=%s identity=%s', table_name, column_name, data_type,
      collation_name, is_nullable, column_default, identity_generation) as line
    from information_schema.columns where table_schema = 'public'
    order by table_name collate "C", column_name collate "C"`,
  `select indexdef as line from pg_indexes where schemaname = 'public'
    order by indexname collate "C"`,
  `select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace
    order by conrelid::regclass::text collate "C", conname collate "C"`,
  `select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal
    order by tgname collate "C"`,
  `select format('%s %s', proname, prosrc) as line from pg_proc
    join pg_language on pg_language.oid = prolang
    where lanname = 'plpgsql' and pronamespace = 'public'::regnamespace
    order by proname collate "C"`,
];
