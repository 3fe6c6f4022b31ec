import type { ConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import type { Log } from '@pesantren/api-client/server/log';
import type { Measure } from '@pesantren/api-client/server/metrics';
import type { Release } from '@pesantren/api-client/server/release';
import type { Kysely } from 'kysely';
import type { BackupControl } from './backups/control.ts';
import type { DiskReserve } from './db/sqlite/disk-reserve.ts';
import type { Tables } from './db/tables.ts';
import type { PasswordHasher } from './features/admin/passwords.ts';
import type { SchoolClock } from './features/school/school-clock.ts';
import type { ImageNormalizer } from './features/upload/normalize-image.ts';
import type { Storage } from './features/upload/storage/storage.ts';
import type { UploadUrls } from './features/upload/upload-urls.ts';
import type { RateLimits } from './http/guards/rate-limits.ts';
import type { WaveKeys } from './keys/folder-keys.ts';

export type { Log } from '@pesantren/api-client/server/log';

/** Everything that the app needs from outside; tests replace the clock and the cost of passwords. */
export type Deps = {
  db: Kysely<Tables>;
  uploads: Storage;
  /** Stores image variants, all of which can be made again. */
  sized: Storage;
  /** Keys that no backup takes along (docs/pendaftaran.md#the-key-of-a-wave). */
  waveKeys: WaveKeys;
  disk: DiskReserve;
  /** Fewer free bytes than this refuse uploads. */
  diskFloor: number;
  /** Bytes that one account may upload within a day. */
  uploadQuota: number;
  /** Bytes that the uploads of the school may take together. */
  uploadsTotal: number;
  backups: BackupControl;
  urls: UploadUrls;
  passwords: PasswordHasher;
  normalizeImage: ImageNormalizer;
  /** The turn of a cut of a picture, where several schools cut. */
  cutTurn: ConcurrencyLimit;
  limits: RateLimits;
  now: () => Date;
  /** The clock of the school's zone. */
  schoolClock: SchoolClock;
  log: Log;
  /** Measures an answered request; does nothing without a metrics port. */
  measure: Measure;
  /** The release that runs; undefined in a checkout. */
  release: Release | undefined;
  apiKey: string;
  adminOrigin: string;
  siteOrigin: string;
  /** The origins of services that notifications may go to. */
  pushServices: readonly RegExp[];
  /** Host names of the provider, besides this machine's own. */
  hosts: readonly string[];
  /** The number of our own proxies before the process. */
  trustedProxies: number;
  /** Opens the API's documentation to callers without a session. */
  isDevelopment: boolean;
  /** True while nobody may change anything (docs/many-schools.md#freeze). */
  isFrozen: boolean;
  /** True once shutdown has begun: probes report the process as not ready. */
  isStopping: () => boolean;
};
