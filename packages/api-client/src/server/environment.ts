import leven from 'leven';
import type { ClientConfig } from '../transport/transport.ts';

/** The process's environment, as `process.env` has it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong value of the environment: one line that names the variable and what it takes. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(variable: string, value: string, takes: string) {
    const oneLine = value.replace(/\p{Cc}+/gu, ' ');
    super(`${variable}=${oneLine} tidak dapat dipakai: ${takes}.`);
  }
}

/** The variables that a process reads for itself, however many schools it serves (docs/contract.md#environment). */
const processVariables = [
  ...['SITE_PORT', 'ADMIN_PORT', 'API_PORT', 'HOST', 'DATA_DIR', 'SCHOOLS_DIR', 'DISK_FLOOR_MB'],
  ...['PAGE_CACHE_MB', 'WEB_CONCURRENCY', 'TRUSTED_PROXIES', 'LOG_LEVEL'],
  ...['METRICS_PORT', 'SITE_METRICS_PORT', 'ADMIN_METRICS_PORT'],
  ...['FOUNDATION_NAME', 'FOUNDATION_SITE_URL', 'FOUNDATION_API_URL', 'FOUNDATION_API_KEY'],
];

/** The variables that each school has of its own, where a process serves several (docs/many-schools.md#a-folder-a-school). */
export const schoolVariables: readonly string[] = [
  ...['API_URL', 'SITE_URL', 'ADMIN_URL', 'API_HOSTS', 'API_KEY', 'API_PROFILE'],
  ...['DATABASE_URL', 'STORAGE_URL', 'UPLOADS_ORIGIN', 'UPLOAD_QUOTA_MB', 'RATE_LIMIT_FACTOR'],
  'SCHOOL_UPLOADS_MB',
  ...['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'SEED', 'BACKUP_URL', 'ALARM_URL', 'OPERATOR_MAIL'],
];

const variables = [...processVariables, ...schoolVariables];

/** Prefixes of other programs' variables. */
const foreign = /^(?:APP|AWS|BENCH|E2E|NODE|npm)_/;

/**
 * Refuses a misspelt variable, which would silently leave the default in force.
 * @throws EnvironmentError naming both, without the value, which may be a secret.
 */
export function refuseMisspelt(env: Environment): void {
  for (const name of Object.keys(env)) {
    if (variables.includes(name) || foreign.test(name)) continue;
    const steps = (variable: string) => leven(name.toUpperCase(), variable);
    const [meant] = variables
      .filter((variable) => isAlmost(name, variable))
      .sort((a, b) => steps(a) - steps(b));
    if (!meant) continue;
    throw new EnvironmentError(name, '…', `variabel itu tidak dikenal; mungkin maksudnya ${meant}`);
  }
}

/** Compares names apart from case, underscores, the project's prefix and a slip of the keys. */
function isAlmost(name: string, variable: string): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/^PESANTREN_|_/g, '');
  if (variable.length < 6) return name.toUpperCase() === `PESANTREN_${variable}`;
  if (plain(name) === plain(variable)) return true;
  // Two letters that are swapped are two steps.
  const most = variable.length < 14 ? 2 : 3;
  return leven(name.toUpperCase(), variable) <= most;
}

/** Reads a TCP port between 1 and 65535. @throws EnvironmentError */
export function readPort(env: Environment, name: string, fallback: number): number {
  const value = env[name] || String(fallback);
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535) {
    throw new EnvironmentError(name, value, 'isi dengan nomor port antara 1 dan 65535');
  }
  return port;
}

/** Reads an integer between two others. @throws EnvironmentError */
export function readInteger(
  env: Environment,
  name: string,
  fallback: number,
  [least, most]: readonly [number, number],
): number {
  const value = env[name] || String(fallback);
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (number < least || number > most) {
    throw new EnvironmentError(name, value, `isi dengan angka ${least} sampai ${most}`);
  }
  return number;
}

/** Reads an absolute http(s) URL; query and fragment are refused, a closing slash is dropped. @throws EnvironmentError */
export function readHttpUrl(env: Environment, name: string, fallback: string): string {
  const value = env[name] || fallback;
  const url = /^https?:\/\/[^?#@]+$/i.test(value) && URL.canParse(value) ? new URL(value) : null;
  if (!url) {
    throw new EnvironmentError(name, value, 'isi dengan alamat http:// atau https:// yang lengkap');
  }
  return url.href.replace(/\/+$/, '');
}

/** Reads one of a few words. @throws EnvironmentError */
export function readChoice<Word extends string>(
  env: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const value = env[name] || words[0];
  const word = words.find((candidate) => candidate === value);
  if (!word) throw new EnvironmentError(name, value, `pilih salah satu dari ${words.join(', ')}`);
  return word;
}

/** Lists the host names of `API_URL` and of the comma-separated `API_HOSTS`, without ports. @throws EnvironmentError */
export function readApiHosts(env: Environment): string[] {
  const value = env.API_HOSTS ?? '';
  const names = value.split(',').map((name) => name.trim().toLowerCase());
  const given = names.filter((name) => name !== '');
  if (given.some((name) => !/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(name))) {
    throw new EnvironmentError('API_HOSTS', value, 'isi dengan nama host yang dipisah koma');
  }
  return [new URL(readHttpUrl(env, 'API_URL', 'http://localhost')).hostname, ...given];
}

/** Reads `API_URL`, `API_KEY` and `API_PROFILE`. @throws EnvironmentError */
export function readClientConfig(env: Environment): ClientConfig {
  refuseMisspelt(env);
  const apiPort = readPort(env, 'API_PORT', 4000);
  return {
    apiUrl: readHttpUrl(env, 'API_URL', `http://localhost:${apiPort}/api`),
    apiKey: readKey(env),
    apiProfile: readChoice(env, 'API_PROFILE', ['full', 'plain']),
  };
}

/** Reads the number of our own proxies before a process and the factor of all rate limits. @throws EnvironmentError */
export function readCallerLimits(env: Environment) {
  return {
    trustedProxies: Number(readChoice(env, 'TRUSTED_PROXIES', ['0', '1', '2', '3', '4', '5'])),
    rateLimitFactor: readInteger(env, 'RATE_LIMIT_FACTOR', 1, [1, 9999]),
  };
}

/** The key of `deploy/pesantren.env.example`, which everybody can read. */
const exampleKey = 'ganti-dengan-kunci-sendiri';

/** Reads the shared key of header `X-API-Key`: visible ASCII, as a header needs it, and not the example's. @throws EnvironmentError */
export function readKey(env: Environment): string {
  const value = env.API_KEY || 'pesantren-dev-key';
  if (!/^[\x21-\x7e]{1,200}$/.test(value)) {
    throw new EnvironmentError('API_KEY', value, 'isi dengan huruf, angka, dan tanda tanpa spasi');
  }
  if (value === exampleKey)
    throw new EnvironmentError(
      'API_KEY',
      value,
      'ganti dengan kunci sendiri: openssl rand -hex 16',
    );
  return value;
}
