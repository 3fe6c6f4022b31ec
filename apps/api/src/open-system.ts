import { dirname, join } from 'node:path';
import { EnvironmentError } from '@pesantren/api-client/environment';
import type { Figure } from '@pesantren/api-client/server-metrics';
import { type Config, sqlitePath, withoutSecret } from './config.ts';
import { diskReserve } from './db/disk-reserve.ts';
import { logDamage } from './db/log-damage.ts';
import { type Database, openDatabase } from './db/open.ts';
import type { Deps, Log } from './deps.ts';
import { createPasswordHasher, productionCost } from './features/admin/passwords.ts';
import { createFolderStorage, makeFolder } from './features/upload/storage/folder-storage.ts';
import type { S3Place } from './features/upload/storage/s3-storage.ts';
import type { Storage } from './features/upload/storage/storage.ts';
import { createUploadUrls } from './features/upload/upload-urls.ts';
import { systemFigures } from './figures.ts';
import { rateLimits } from './http/rate-limits.ts';
import { migrateSafely } from './migrate-safely.ts';

/** What the server and the operator's commands work on; `close` lets go of it. */
export type System = { deps: Deps; figures: Figure[]; close: () => Promise<void> };

/**
 * Opens the database, of the newest schema, and the storage that a configuration names.
 * @throws EnvironmentError naming the variable that cannot be used.
 */
export async function openSystem(config: Config, log: Log): Promise<System> {
  const uploads = await openUploads(config);
  const file = sqlitePath(config.databaseUrl);
  const disk = diskReserve(file && dirname(file));
  // SQLite writes while it opens, after a crash above all.
  await disk.makeRoom();
  const damage = file && (await logDamage(file));
  if (damage) log({ event: 'log-damaged', ...damage, ...lost });
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
    sized: createFolderStorage(join(config.dataDir, 'sized')),
    disk,
    diskFloor: config.diskFloor,
    urls: createUploadUrls(config.apiOrigin),
    passwords: createPasswordHasher(productionCost),
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
  return { deps, figures: systemFigures(config, database.pool), close: database.close };
}

/** What whoever reads the log is to know, and to do. */
const lost = {
  message:
    'Catatan tulis (WAL) rusak: perubahan sesudah kerusakan itu, yang pernah dinyatakan tersimpan, mungkin hilang. Periksa yang terakhir diubah, atau pulihkan cadangan; salinan catatan disimpan.',
};

/** Makes the folder of data, and opens the storage. @throws EnvironmentError naming the one that cannot be had. */
export async function openUploads({ dataDir, storage }: Config): Promise<Storage> {
  try {
    // Hashes of passwords are in it: not for everyone on the machine.
    makeFolder(dataDir, 0o750);
  } catch (error) {
    const takes = `isi dengan folder yang dapat ditulis (${reasonOf(error)})`;
    throw new EnvironmentError('DATA_DIR', dataDir, takes);
  }
  return 'bucket' in storage ? openBucket(storage) : openFolder(storage.folder);
}

function openFolder(folder: string): Storage {
  try {
    makeFolder(folder);
    return createFolderStorage(folder);
  } catch (error) {
    const takes = `isi dengan file:<folder yang dapat ditulis> (${reasonOf(error)})`;
    throw new EnvironmentError('STORAGE_URL', `file:${folder}`, takes);
  }
}

async function openBucket(place: S3Place): Promise<Storage> {
  // Amazon's client takes some 10 MB of memory: only who has a bucket loads it.
  const { createS3Storage } = await import('./features/upload/storage/s3-storage.ts');
  const uploads = createS3Storage(place);
  // With a wrong name, key or address every picture would fail, one by one.
  await uploads.check().catch((error: unknown) => {
    const takes = `isi dengan bucket yang ada dan boleh dipakai, dan AWS_ACCESS_KEY_ID dengan AWS_SECRET_ACCESS_KEY yang benar (${reasonOf(error)})`;
    throw new EnvironmentError('STORAGE_URL', `s3://${place.bucket}`, takes);
  });
  return uploads;
}

/** What a system, or Amazon's client, calls a failure. */
function reasonOf(error: unknown): string {
  const { code, name, message, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ? ` ${$metadata.httpStatusCode}` : '';
  return code ?? `${name === 'Error' ? message : name}${status}`;
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
