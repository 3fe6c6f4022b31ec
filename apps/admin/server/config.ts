import {
  type Environment,
  readChoice,
  readClientConfig,
  readHttpUrl,
  readPort,
} from '@pesantren/api-client/server/environment';
import type { LogLevel } from '@pesantren/api-client/server/log';
import type { AppConfig } from '../src/config.ts';

/** The server's configuration. `secure`: the admin is reached by https. */
export type ServerConfig = {
  host: string;
  port: number;
  secure: boolean;
  logLevel: LogLevel;
  metricsPort: number | undefined;
  /** The script at sw.js: the service worker, or the one that takes it off every device. */
  workerFile: 'sw.js' | 'sw-off.js';
  app: AppConfig;
};

/** Reads the environment (docs/contract.md#environment). @throws EnvironmentError naming the wrong variable. */
export function readServerConfig(env: Environment): ServerConfig {
  const port = readPort(env, 'ADMIN_PORT', 3001);
  const adminUrl = readHttpUrl(env, 'ADMIN_URL', `http://localhost:${port}`);
  return {
    host: env.HOST || '127.0.0.1',
    port,
    secure: adminUrl.startsWith('https:'),
    logLevel: readChoice(env, 'LOG_LEVEL', ['warn', 'info', 'error']),
    metricsPort: env.ADMIN_METRICS_PORT ? readPort(env, 'ADMIN_METRICS_PORT', 0) : undefined,
    workerFile: readWorkerFile(env),
    app: readAppConfig(env),
  };
}

/** Reads which script stands at sw.js. @throws EnvironmentError naming the wrong variable. */
export function readWorkerFile(env: Environment): ServerConfig['workerFile'] {
  return readChoice(env, 'ADMIN_SERVICE_WORKER', ['on', 'off']) === 'on' ? 'sw.js' : 'sw-off.js';
}

/** Reads the browser's part of the environment. @throws EnvironmentError naming the wrong variable. */
export function readAppConfig(env: Environment): AppConfig {
  const sitePort = readPort(env, 'SITE_PORT', 3000);
  return {
    ...readClientConfig(env),
    siteUrl: readHttpUrl(env, 'SITE_URL', `http://localhost:${sitePort}`),
  };
}
