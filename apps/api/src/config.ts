import { join, resolve } from 'node:path';
import {
  type Environment,
  EnvironmentError,
  readApiHosts,
  readCallerLimits,
  readChoice,
  readHttpUrl,
  readInteger,
  readKey,
  readPort,
  refuseMisspelt,
} from '@pesantren/api-client/server/environment';
import type { S3Location } from './features/upload/storage/s3-storage.ts';

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings of the process (docs/contract.md#environment).
 * @throws EnvironmentError naming the first variable that cannot be used.
 */
export function readConfig(env: Environment) {
  refuseMisspelt(env);
  const port = readPort(env, 'API_PORT', 4000);
  const sitePort = readPort(env, 'SITE_PORT', 3000);
  const adminPort = readPort(env, 'ADMIN_PORT', 3001);
  const dataDir = resolve(env.DATA_DIR || 'data');
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir,
    databaseUrl: readDatabaseUrl(env, dataDir),
    storage: readStorage(env, dataDir),
    diskFloor: readInteger(env, 'DISK_FLOOR_MB', 500, [1, 1_000_000]) * 1_000_000,
    uploadQuota: readInteger(env, 'UPLOAD_QUOTA_MB', 1000, [100, 1_000_000]) * 1_000_000,
    // None by itself: the disk's floor stands (docs/many-schools.md).
    uploadsTotal:
      readInteger(env, 'SCHOOL_UPLOADS_MB', 0, [0, 1_000_000]) * 1_000_000 ||
      Number.POSITIVE_INFINITY,
    apiKey: readKey(env),
    apiOrigin: readOrigin(env, 'API_URL', `http://localhost:${port}/api`),
    siteOrigin: readOrigin(env, 'SITE_URL', `http://localhost:${sitePort}`),
    adminOrigin: readOrigin(env, 'ADMIN_URL', `http://localhost:${adminPort}`),
    hosts: readApiHosts(env),
    ...readCallerLimits(env),
    admin: { username: readUsername(env), password: readPassword(env) },
    logLevel: readChoice(env, 'LOG_LEVEL', ['warn', 'info', 'error']),
    metricsPort: env.METRICS_PORT ? readPort(env, 'METRICS_PORT', 0) : undefined,
    isDevelopment: env.NODE_ENV === 'development',
    seed: readChoice(env, 'SEED', ['sample', 'open-wave', 'none']),
    backupUrl: readBackupUrl(env),
    ...readAlarmTargets(env),
  };
}

function readOrigin(env: Environment, name: string, fallback: string): string {
  return new URL(readHttpUrl(env, name, fallback)).origin;
}

/** Reads `DATABASE_URL`; a SQLite file's becomes absolute. */
function readDatabaseUrl(env: Environment, dataDir: string): string {
  const value = env.DATABASE_URL || 'sqlite:';
  if (/^postgres(?:ql)?:\/\/[^/]/.test(value) && URL.canParse(value)) return value;
  if (!value.startsWith('sqlite:')) {
    const takes =
      'isi dengan sqlite: (file di DATA_DIR), sqlite:<nama file>, atau postgres://<pengguna>:<sandi>@<host>/<nama>';
    throw new EnvironmentError('DATABASE_URL', withoutSecret(value), takes);
  }
  const path = value.slice('sqlite:'.length);
  return `sqlite:${path === '' ? join(dataDir, 'pesantren.db') : resolve(path)}`;
}

/** Returns the SQLite file that a database URL names, `undefined` for PostgreSQL. */
export function sqlitePath(url: string): string | undefined {
  return url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : undefined;
}

/** Redacts all of a URL but its scheme, since a password may stand anywhere behind it. */
export function withoutSecret(url: string): string {
  return sqlitePath(url) ? url : url.replace(/:.*/s, ':…');
}

/** Reads `STORAGE_URL`: a folder, or `s3://bucket/folder?region=…&endpoint=https://…`. */
function readStorage(env: Environment, dataDir: string): { folder: string } | S3Location {
  const value = env.STORAGE_URL || 'file:';
  if (value.startsWith('file:')) {
    const path = value.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
    return { folder: path === '' ? join(dataDir, 'uploads') : resolve(path) };
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const endpoint = url?.searchParams.get('endpoint') ?? undefined;
  const plain = url && !url.username && !url.password && url.hostname !== '';
  if (url?.protocol !== 's3:' || !plain || (endpoint && !URL.canParse(endpoint))) {
    const takes =
      'isi dengan file:<folder> atau s3://<bucket>/<folder>?region=…&endpoint=https://…';
    throw new EnvironmentError('STORAGE_URL', withoutSecret(value), takes);
  }
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint && { endpoint }),
  };
}

/** Reads `BACKUP_URL`, a repository as restic names it: an absolute folder, `sftp:` or `s3:`. */
function readBackupUrl(env: Environment): string | undefined {
  const value = env.BACKUP_URL || undefined;
  if (value === undefined || /^(?:\/.|sftp:.|s3:.)/.test(value)) return value;
  const takes =
    'isi dengan /folder, sftp:pengguna@host:/folder, atau s3:https://host/bucket/folder';
  throw new EnvironmentError('BACKUP_URL', withoutSecret(value), takes);
}

/** Reads where alarms go: `ALARM_URL` and `OPERATOR_MAIL`, each optional. */
function readAlarmTargets(env: Environment) {
  const operatorMail = env.OPERATOR_MAIL || undefined;
  if (operatorMail && !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(operatorMail)) {
    throw new EnvironmentError('OPERATOR_MAIL', operatorMail, 'isi dengan satu alamat surel');
  }
  return { alarmUrl: env.ALARM_URL ? readAlarmUrl(env.ALARM_URL) : undefined, operatorMail };
}

/** Services that pass alarms on have a secret in their address, which is told nowhere. */
function readAlarmUrl(value: string): string {
  if (/^https?:\/\/[^/]/.test(value) && URL.canParse(value)) return value;
  throw new EnvironmentError(
    'ALARM_URL',
    '…',
    'isi dengan alamat http:// atau https:// yang lengkap',
  );
}

function readUsername(env: Environment): string {
  const value = env.ADMIN_USERNAME || 'admin';
  if (value.trim() !== value || value.length > 100) {
    const takes = 'isi dengan paling banyak 100 huruf, tanpa spasi di tepi';
    throw new EnvironmentError('ADMIN_USERNAME', value, takes);
  }
  return value;
}

function readPassword(env: Environment): string {
  const value = env.ADMIN_PASSWORD ?? '';
  if (value !== '' && (value.length < 12 || value.length > 256)) {
    throw new EnvironmentError('ADMIN_PASSWORD', '…', 'isi dengan 12 sampai 256 karakter');
  }
  return value;
}
