import type { Log } from '@pesantren/api-client/server-log';
import type { Measure } from '@pesantren/api-client/server-metrics';
import type { Kysely } from 'kysely';
import type { DiskReserve } from './db/disk-reserve.ts';
import type { Tables } from './db/tables.ts';
import type { PasswordHasher } from './features/admin/passwords.ts';
import type { Storage } from './features/upload/storage/storage.ts';
import type { UploadUrls } from './features/upload/upload-urls.ts';
import type { RateLimits } from './http/rate-limits.ts';

export type { Log } from '@pesantren/api-client/server-log';

/** Everything that the app needs from outside, so that tests can stand in for time and cost. */
export type Deps = {
  db: Kysely<Tables>;
  uploads: Storage;
  /** Where pictures are kept in the sizes that were asked for; all of it can be made anew. */
  sized: Storage;
  /** What is kept free on the database's disk. */
  disk: DiskReserve;
  /** Uploads are refused once fewer bytes than this are free. */
  diskFloor: number;
  urls: UploadUrls;
  passwords: PasswordHasher;
  limits: RateLimits;
  now: () => Date;
  log: Log;
  /** Counts a request that was answered; does nothing where nobody asks for the figures. */
  measure: Measure;
  apiKey: string;
  adminOrigin: string;
  siteOrigin: string;
  /** The names that the process answers under, besides this machine's own. */
  hosts: readonly string[];
  /** How many proxies of our own stand before the process. */
  trustedProxies: number;
  /** Whether the API may be looked into without a session. */
  isDevelopment: boolean;
  /** Set when the process has been told to stop: it takes no new work. */
  isStopping: () => boolean;
};
