import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('every value has a default that works', () => {
  expect(readConfig({ DATA_DIR: '/srv/data' })).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: '/srv/data',
    databaseUrl: 'sqlite:/srv/data/pesantren.db',
    apiKey: 'pesantren-dev-key',
    apiOrigin: 'http://localhost:4000',
    siteOrigin: 'http://localhost:3000',
    adminOrigin: 'http://localhost:3001',
    trustedProxies: 0,
    rateLimitFactor: 1,
    hosts: ['localhost'],
    logLevel: 'warn',
    isDevelopment: false,
    metricsPort: undefined,
    storage: { folder: '/srv/data/uploads' },
    diskFloor: 500_000_000,
    uploadQuota: 1_000_000_000,
    uploadsTotal: Number.POSITIVE_INFINITY,
    admin: { username: 'admin', password: '' },
    seed: 'sample',
  });
});

test('origins follow the ports, and the addresses where those are given', () => {
  const ports = readConfig({ API_PORT: '4001', SITE_PORT: '3100', ADMIN_PORT: '3101' });
  expect(ports).toMatchObject({
    apiOrigin: 'http://localhost:4001',
    siteOrigin: 'http://localhost:3100',
    adminOrigin: 'http://localhost:3101',
  });
  const addresses = readConfig({
    API_URL: 'https://api.sekolah.sch.id/api',
    SITE_URL: 'https://www.sekolah.sch.id/',
    ADMIN_URL: 'https://admin.sekolah.sch.id/adminsekolah/',
  });
  expect(addresses).toMatchObject({
    apiOrigin: 'https://api.sekolah.sch.id',
    siteOrigin: 'https://www.sekolah.sch.id',
    adminOrigin: 'https://admin.sekolah.sch.id',
  });
});

test.each([
  [{ DATABASE_URL: 'sqlite:/srv/a.db' }, 'sqlite:/srv/a.db'],
  [{ DATABASE_URL: 'sqlite:', DATA_DIR: '/srv' }, 'sqlite:/srv/pesantren.db'],
  [{ DATABASE_URL: 'postgres://a:b@localhost/c' }, 'postgres://a:b@localhost/c'],
  [{ DATABASE_URL: 'postgresql://localhost:5433/c' }, 'postgresql://localhost:5433/c'],
])('the database is a file in DATA_DIR or what DATABASE_URL names: %j', (env, url) => {
  expect(readConfig(env).databaseUrl).toBe(url);
});

test('a wrong value stops with one line that names the variable', () => {
  const wrong: Record<string, string>[] = [
    { API_PORT: '0' },
    { API_PORT: 'empat' },
    { SITE_PORT: '70000' },
    { ADMIN_URL: 'admin.sekolah.sch.id' },
    { SITE_URL: 'ftp://sekolah.sch.id' },
    { API_KEY: 'dua kata' },
    { DATABASE_URL: 'mysql://user:rahasia@localhost/db' },
    { ADMIN_PASSWORD: 'terlalu' },
    { ADMIN_USERNAME: ' admin' },
    { SEED: 'contoh' },
  ];
  for (const env of wrong) {
    const [name = ''] = Object.keys(env);
    expect(() => readConfig(env), name).toThrow(
      new RegExp(`^${name}=.* tidak dapat dipakai: .+\\.$`),
    );
  }
});

test.each([
  ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['STORAGE_URI', 'STORAGE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['data_dir', 'DATA_DIR'],
  ['API_HOST', 'API_HOSTS'],
  ['API_ULR', 'API_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['PESANTREN_DATA_DIR', 'DATA_DIR'],
  ['PESANTREN_SEED', 'SEED'],
])('[F-62] %s, which nobody reads, stops the start and names %s', (name, meant) => {
  expect(() => readConfig({ [name]: 'rahasia' })).toThrow(
    `${name}=… tidak dapat dipakai: variabel itu tidak dikenal; mungkin maksudnya ${meant}.`,
  );
});

test('[F-62] variables of a machine, of CI and of other programs stop nothing', () => {
  const others =
    'APP_KEY APP_URL AWS_REGION CI COLORTERM DATA DBUS_SESSION_BUS_ADDRESS EDITOR GITHUB_TOKEN HOME HOSTNAME ' +
    'HTTP_PROXY INVOCATION_ID JOURNAL_STREAM LANG LC_ALL LESS LOGNAME LS_COLORS GLIBC_TUNABLES MALLOC_ARENA_MAX NODE_ENV ' +
    'NODE_OPTIONS OLDPWD PATH PGHOST PORT POSTGRES_PASSWORD PWD SHELL SHLVL SSH_AUTH_SOCK TEMP TERM TMPDIR TZ ' +
    'USER VITEST WATCHDOG_PID XDG_DATA_DIRS XDG_DATA_HOME API_PATH API_SERVICE_HOST npm_config_user_agent host';
  for (const name of others.split(' ')) {
    expect(() => readConfig({ [name]: 'x' }), name).not.toThrow();
  }
});

test('[A22] a password in a refused value is not repeated', () => {
  for (const env of [
    { ADMIN_PASSWORD: 'rahasia' },
    { DATABASE_URL: 'mysql://user:rahasia@localhost/db' },
  ]) {
    expect(() => readConfig(env)).toThrow(/^(?!.*rahasia)/);
  }
});

test('uploads are in DATA_DIR, in the folder or in the bucket that STORAGE_URL names', () => {
  const storage = (STORAGE_URL: string) =>
    readConfig({ DATA_DIR: '/srv/data', STORAGE_URL }).storage;
  expect(storage('file:')).toEqual({ folder: '/srv/data/uploads' });
  expect(storage('file:/srv/berkas')).toEqual({ folder: '/srv/berkas' });
  expect(storage('file:///srv/berkas')).toEqual({ folder: '/srv/berkas' });
  expect(storage('s3://sekolah')).toEqual({ bucket: 'sekolah', prefix: '', region: 'us-east-1' });
  expect(storage('s3://sekolah/situs?region=id-jkt&endpoint=https://s3.contoh.id')).toEqual({
    bucket: 'sekolah',
    prefix: 'situs/',
    region: 'id-jkt',
    endpoint: 'https://s3.contoh.id',
  });
  for (const value of ['s3://', 's3://nama:rahasia@sekolah', 'ftp://a', 's3://a?endpoint=x']) {
    expect(() => storage(value), value).toThrow(/^STORAGE_URL=\w+:… tidak dapat dipakai: /);
  }
});
