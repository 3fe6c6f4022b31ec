import {
  type Environment,
  EnvironmentError,
  readCallerLimits,
  readChoice,
  readClientConfig,
  readHttpUrl,
  readInteger,
  readPort,
} from '@pesantren/api-client/server/environment';
import type { LogLevel } from '@pesantren/api-client/server/log';
import { isLoopback } from '@pesantren/api-client/server/server-fetch';
import type { ClientConfig } from '@pesantren/api-client/transport/transport';
import type { Foundation, SiteConfig } from '../src/config.ts';

/** Configuration from the environment (docs/contract.md#environment). */
export type ServerConfig = SiteConfig & {
  host: string;
  port: number;
  /** Size of the page cache in memory; 0 turns it off. */
  pageCacheMegabytes: number;
  /** Number of processes that share the port. */
  workers: number;
  /** Number of own reverse proxies before the process. */
  trustedProxies: number;
  /** Multiplies the allowances of an address. */
  rateLimitFactor: number;
  logLevel: LogLevel;
  /** Port of the first process's metrics; none without it. */
  metricsPort: number | undefined;
};

/** Reads the environment. @throws EnvironmentError naming the variable that is wrong. */
export function readConfig(env: Environment): ServerConfig {
  const port = readPort(env, 'SITE_PORT', 3000);
  const client = readClientConfig(env);
  return {
    ...client,
    ownUploads: readOwnUploads(env, client),
    foundation: readFoundation(env),
    ...readCallerLimits(env),
    host: readHost(env),
    port,
    pageCacheMegabytes: readInteger(env, 'PAGE_CACHE_MB', 64, [0, 10_000]),
    logLevel: readChoice(env, 'LOG_LEVEL', ['warn', 'info', 'error']),
    metricsPort: env.SITE_METRICS_PORT ? readPort(env, 'SITE_METRICS_PORT', 0) : undefined,
    workers: readInteger(env, 'WEB_CONCURRENCY', 1, [1, 64]),
    siteUrl: readHttpUrl(env, 'SITE_URL', `http://localhost:${port}`),
    adminUrl: readHttpUrl(
      env,
      'ADMIN_URL',
      `http://localhost:${readPort(env, 'ADMIN_PORT', 3001)}`,
    ),
  };
}

/**
 * Reads whether pages name uploads on their own origin, which spares a phone its second connection: by default where
 * the provider runs on the same machine. Only our provider's files are known to be harmless there.
 */
function readOwnUploads(env: Environment, { apiUrl, apiProfile }: ClientConfig): boolean {
  const choice = readChoice(env, 'UPLOADS_ORIGIN', ['auto', 'site', 'provider']);
  if (choice === 'site' && apiProfile === 'plain') {
    throw new EnvironmentError('UPLOADS_ORIGIN', choice, 'hanya untuk API_PROFILE=full');
  }
  if (choice !== 'auto') return choice === 'site';
  return apiProfile === 'full' && isLoopback(new URL(apiUrl).hostname);
}

/** Reads the foundation of the school, with all four variables or none. @throws EnvironmentError */
function readFoundation(env: Environment): Foundation | undefined {
  const names = ['NAME', 'SITE_URL', 'API_URL', 'API_KEY'].map((name) => `FOUNDATION_${name}`);
  const missing = names.find((name) => !env[name]);
  if (names.every((name) => !env[name])) return undefined;
  if (missing) throw new EnvironmentError(missing, '', `isi bersama ${names.join(', ')}`);
  return {
    name: env.FOUNDATION_NAME ?? '',
    siteUrl: readHttpUrl(env, 'FOUNDATION_SITE_URL', ''),
    apiUrl: readHttpUrl(env, 'FOUNDATION_API_URL', ''),
    apiKey: env.FOUNDATION_API_KEY ?? '',
  };
}

function readHost(env: Environment): string {
  const host = env.HOST || '127.0.0.1';
  if (/[\s/]/.test(host)) {
    throw new EnvironmentError('HOST', host, 'isi dengan nama atau alamat IP, misalnya 127.0.0.1');
  }
  return host;
}
