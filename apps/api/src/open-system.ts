import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '@pesantren/api-client/environment';
import { type Config, sqlitePath, withoutSecret } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import type { Deps, Log } from './deps.ts';
import { passwords, productionCost } from './features/admin/passwords.ts';
import { folderStorage } from './features/upload/folder-storage.ts';
import type { Storage } from './features/upload/storage.ts';
import { uploadUrls } from './features/upload/upload-urls.ts';
import { rateLimits } from './http/rate-limits.ts';
import { migrateSafely } from './migrate-safely.ts';

/** What the server and the operator's commands work on; `close` lets go of it. */
export type System = { deps: Deps; close: () => Promise<void> };

/**
 * Opens the database, of the newest schema, and the storage that a configuration names.
 * @throws EnvironmentError naming the variable that cannot be used.
 */
export async function openSystem(config: Config, log: Log): Promise<System> {
  const uploads = await openUploads(config);
  const database = await openConfigured(config);
  try {
    await migrateSafely(database.db, config, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const deps: Deps = {
    db: database.db,
    uploads,
    sized: folderStorage(join(config.dataDir, 'sized')),
    diskFloor: config.diskFloor,
    urls: uploadUrls(config.apiOrigin),
    passwords: passwords(productionCost),
    limits: rateLimits(config.rateLimitFactor, database.pool),
    now: () => new Date(),
    log,
    measure: () => {},
    apiKey: config.apiKey,
    adminOrigin: config.adminOrigin,
    siteOrigin: config.siteOrigin,
    hosts: config.hosts,
    trustedProxies: config.trustedProxies,
    isDevelopment: config.isDevelopment,
    isStopping: () => false,
  };
  return { deps, close: database.close };
}

/** Opens the storage, and makes the folder of data. @throws EnvironmentError */
export async function openUploads({ dataDir, storage }: Config): Promise<Storage> {
  try {
    // Hashes of passwords are in it: not for everyone on the machine.
    mkdirSync(dataDir, { recursive: true, mode: 0o750 });
    if (!('bucket' in storage)) return folderStorage(storage.folder);
    // Amazon's client takes some 10 MB of memory: only who has a bucket loads it.
    const { s3Storage } = await import('./features/upload/s3-storage.ts');
    return s3Storage(storage);
  } catch {
    throw new EnvironmentError('DATA_DIR', dataDir, 'isi dengan folder yang dapat ditulis');
  }
}

/** Opens the database that a configuration names. @throws EnvironmentError */
export async function openConfigured({
  databaseUrl,
}: Pick<Config, 'databaseUrl'>): Promise<Database> {
  try {
    return await openDatabase(databaseUrl);
  } catch (error) {
    const what = sqlitePath(databaseUrl)
      ? 'berkas SQLite yang utuh dan dapat ditulis'
      : 'alamat PostgreSQL yang dapat dihubungi';
    const { message, code } = error as Error & { code?: string };
    const takes = `isi dengan ${what} (${message || code})`;
    throw new EnvironmentError('DATABASE_URL', withoutSecret(databaseUrl), takes);
  }
}
