import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import type { Kysely } from 'kysely';
import { hasStarted } from '../alarms/starts.ts';
import { type Config, sqlitePath, withoutSecret } from '../config.ts';
import { appliedMigrations } from '../db/migrate.ts';
import { rescued } from '../db/sqlite/file-guard.ts';
import type { Tables } from '../db/tables.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Refuses to make a database where a school has had one: the sample would stand on its site, and the first administrator's
 * password would open it (docs/reliability.md#d24). Asked before SQLite makes the file, which a restore needs absent.
 * @throws EnvironmentError
 */
export async function refuseLostFile(place: Place): Promise<void> {
  const path = sqlitePath(place.databaseUrl);
  if (!path || (await sizeOf(path)) > 0) return;
  const copy = await lastRescued(path);
  const what = 'filenya tidak ada atau kosong';
  if (copy) throw lost(place, `${what}; isinya yang terakhir disalin ke ${copy}`);
  if (await hasStarted(place.dataDir)) throw lost(place, what);
}

/** Refuses an open database that holds nothing of ours, where a school has had one. @throws EnvironmentError */
export async function refuseLostTables(db: Kysely<Tables>, place: Place): Promise<void> {
  if (!(await hasStarted(place.dataDir)) || (await appliedMigrations(db)).length > 0) return;
  throw lost(place, 'isinya bukan data situs ini');
}

function lost({ dataDir, databaseUrl }: Place, what: string): EnvironmentError {
  const takes = `${what}, padahal situs sudah pernah berjalan dengan folder data ${dataDir}. Pulihkan cadangan; kalau memang mulai dari awal, kosongkan dahulu folder itu`;
  return new EnvironmentError('DATABASE_URL', withoutSecret(databaseUrl), takes);
}

/** Returns the newest copy that the provider made when its file was taken away (db/sqlite/file-guard.ts). */
async function lastRescued(path: string): Promise<string | undefined> {
  const names = await readdir(dirname(path)).catch(() => []);
  const name = names.toSorted().findLast((each) => each.startsWith(`${basename(path)}${rescued}`));
  return name && join(dirname(path), name);
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
