import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sqlitePath } from '../config.ts';
import { isPostgres } from '../db/dialect.ts';
import { type Database, openDatabase } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { makeFolder } from '../features/upload/storage/folder-storage.ts';
import { backupFolder } from './lock.ts';
import { parseState, readState, type StoredState } from './state.ts';
import { writeWhole } from './write-whole.ts';

/** Of what is told in turn the later counts. */
const told = ['last', 'whole', 'proof'] as const;

/**
 * Reads what is known of the backups of a school: of this data folder, and with PostgreSQL of those of its other
 * providers, whichever is later.
 */
export async function readSchoolState(dataDir: string, db: Kysely<Tables>): Promise<StoredState> {
  const own = await readState(dataDir);
  return isPostgres(db) ? later(own, await shared(db)) : own;
}

/** The file of what the database told last, for as long as it does not answer. */
const copyFile = (dataDir: string) => join(backupFolder(dataDir), 'keadaan-sekolah.json');

/** Reads what is known of the backups of a school while its database may be away. */
export async function readSchoolStateAnyway(
  dataDir: string,
  databaseUrl: string,
): Promise<StoredState> {
  const own = await readState(dataDir);
  if (sqlitePath(databaseUrl)) return own;
  const school = await openSchool(databaseUrl);
  const known = school && (await shared(school.db).catch(() => undefined));
  await school?.close();
  if (!known) {
    const copy = await readFile(copyFile(dataDir), 'utf8').catch(() => '{}');
    return later(own, parseState(copy));
  }
  makeFolder(backupFolder(dataDir), 0o700);
  await writeWhole(copyFile(dataDir), JSON.stringify(known));
  return later(own, known);
}

/** Opens the database that the providers of a school share; undefined where there is none, or it does not answer. */
export async function openSchool(databaseUrl: string): Promise<Database | undefined> {
  if (sqlitePath(databaseUrl)) return undefined;
  return openDatabase(databaseUrl).catch(() => undefined);
}

/** Tells the other providers of the school what is known here. */
export async function shareState(dataDir: string, db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) return;
  const state = JSON.stringify({ ...(await readSchoolState(dataDir, db)), running: null });
  await db
    .insertInto('backup_state')
    .values({ id: 1, state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state }))
    .execute();
}

async function shared(db: Kysely<Tables>): Promise<StoredState> {
  const row = await db.selectFrom('backup_state').select('state').executeTakeFirst();
  return parseState(row?.state ?? '{}');
}

function later(own: StoredState, other: StoredState): StoredState {
  const newest = told.map((key) => [key, [own[key], other[key]].toSorted(byTime)[1] ?? null]);
  const archived = [own.archived_at, other.archived_at].filter((at) => at !== null).toSorted();
  return { ...own, ...Object.fromEntries(newest), archived_at: archived.at(-1) ?? null };
}

const byTime = (one: { at: string } | null, other: { at: string } | null) =>
  (one?.at ?? '').localeCompare(other?.at ?? '');
