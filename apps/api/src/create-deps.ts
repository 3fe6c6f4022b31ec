import { dirname, join } from 'node:path';
import { atOnce } from '@pesantren/api-client/server/concurrency-limit';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { runningRelease } from '@pesantren/api-client/server/release';
import type { Pool } from 'pg';
import { createBackupControl } from './backups/control.ts';
import { type Config, sqlitePath, withoutSecret } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { createDiskReserve } from './db/sqlite/disk-reserve.ts';
import { findWalDamage } from './db/sqlite/wal-damage.ts';
import type { Deps, Log } from './deps.ts';
import { createPasswordHasher, productionCost } from './features/admin/passwords.ts';
import { pushServices } from './features/push/send.ts';
import { createSchoolClock } from './features/school/school-clock.ts';
import { createImageNormalizer } from './features/upload/normalize-image.ts';
import { createFolderStorage, makeFolder } from './features/upload/storage/folder-storage.ts';
import type { S3Location } from './features/upload/storage/s3-storage.ts';
import type { Storage } from './features/upload/storage/storage.ts';
import { createUploadUrls } from './features/upload/upload-urls.ts';
import { createRateLimits } from './http/guards/rate-limits.ts';
import { migrateSafely } from './jobs/migrate-safely.ts';
import { refuseLostFile } from './jobs/refuse-lost-database.ts';
import { createBucketKeys } from './keys/bucket-keys.ts';
import { createFolderKeys, type WaveKeys } from './keys/folder-keys.ts';

/** The dependencies of the server and the commands; `close` closes the database. */
type OpenedDeps = { deps: Deps; pool: Pool | undefined; close: () => Promise<void> };

/**
 * Opens the database that a configuration names, migrates it, and opens the storage.
 * @throws EnvironmentError naming the variable that cannot be used.
 */
export async function createDeps(config: Config, log: Log): Promise<OpenedDeps> {
  const uploads = await openUploads(config);
  const file = sqlitePath(config.databaseUrl);
  const disk = createDiskReserve(file && dirname(file));
  // SQLite writes while it opens, most of all after a crash.
  await disk.makeRoom();
  await refuseLostFile(config);
  const damage = file && (await findWalDamage(file));
  if (damage) log({ event: 'log-damaged', ...damage, message: walDamageMessage });
  const database = await openConfigured(config);
  try {
    await migrateSafely(database.db, config, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { db } = database;
  const urls = createUploadUrls(config.apiOrigin);
  const now = () => new Date();
  const deps: Deps = {
    db,
    uploads,
    sized: await openSized(config),
    waveKeys: await openWaveKeys(config, db),
    disk,
    diskFloor: config.diskFloor,
    uploadQuota: config.uploadQuota,
    uploadsTotal: config.uploadsTotal,
    backups: createBackupControl(config, db),
    urls,
    passwords: createPasswordHasher(productionCost),
    normalizeImage: createImageNormalizer(),
    cutTurn: atOnce,
    limits: createRateLimits(config.rateLimitFactor, database.pool),
    now,
    schoolClock: createSchoolClock({ db, urls, now }),
    log,
    measure: () => {},
    release: runningRelease(),
    apiKey: config.apiKey,
    adminOrigin: config.adminOrigin,
    siteOrigin: config.siteOrigin,
    pushServices,
    hosts: config.hosts,
    trustedProxies: config.trustedProxies,
    isDevelopment: config.isDevelopment,
    isFrozen: false,
    isStopping: () => false,
  };
  return { deps, pool: database.pool, close: database.close };
}

const walDamageMessage =
  'Catatan tulis (WAL) rusak: perubahan sesudah kerusakan itu, yang pernah dinyatakan tersimpan, mungkin hilang. Periksa yang terakhir diubah, atau pulihkan cadangan; salinan catatan disimpan.';

/** Creates `DATA_DIR` and opens the storage. @throws EnvironmentError naming the variable that cannot be used. */
export async function openUploads({ dataDir, storage }: Config): Promise<Storage> {
  try {
    // It holds password hashes: not everyone on the machine may read it.
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

/** Pictures in sizes lie where the uploads do: in a bucket all machines of a school find them. */
async function openSized(config: Config): Promise<Storage> {
  const part = await partOfBucket(config, 'sized');
  return part ?? createFolderStorage(join(config.dataDir, 'sized'));
}

async function openWaveKeys(config: Config, db: Deps['db']): Promise<WaveKeys> {
  const folder = 'kunci-gelombang';
  const here = createFolderKeys(join(config.dataDir, folder));
  const part = await partOfBucket(config, folder);
  return part ? createBucketKeys(part, db, here) : here;
}

async function partOfBucket({ storage }: Config, folder: string): Promise<Storage | undefined> {
  if (!('bucket' in storage)) return undefined;
  const { createS3Storage } = await import('./features/upload/storage/s3-storage.ts');
  return createS3Storage({ ...storage, prefix: `${storage.prefix}${folder}/` });
}

async function openBucket(location: S3Location): Promise<Storage> {
  // Amazon's client takes some 10 MB of memory: loaded only for a bucket.
  const { createS3Storage } = await import('./features/upload/storage/s3-storage.ts');
  const uploads = createS3Storage(location);
  // Fails at the start rather than at every upload.
  await uploads.check().catch((error: unknown) => {
    const takes = `isi dengan bucket yang ada dan boleh dipakai, dan AWS_ACCESS_KEY_ID dengan AWS_SECRET_ACCESS_KEY yang benar (${reasonOf(error)})`;
    throw new EnvironmentError('STORAGE_URL', `s3://${location.bucket}`, takes);
  });
  return uploads;
}

/** Names a failure as the operating system, or Amazon's client, does. */
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
      ? 'file SQLite yang utuh dan dapat ditulis'
      : 'alamat PostgreSQL yang dapat dihubungi';
    const { message, code } = error as Error & { code?: string };
    const takes = `isi dengan ${what} (${message || code})`;
    throw new EnvironmentError('DATABASE_URL', withoutSecret(databaseUrl), takes);
  }
}
