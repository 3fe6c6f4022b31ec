import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../apps/api/src/config.ts';
import { createDeps } from '../../apps/api/src/create-deps.ts';
import { initializeDatabase } from '../../apps/api/src/jobs/initialize-database.ts';
import { startPgbouncer } from '../../apps/api/src/testing/pgbouncer.ts';
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts';
import { createLog } from '../../packages/api-client/src/server/log.ts';
import { readSchool } from '../../packages/api-client/src/server/schools/school-list.ts';
import { setup as havePgbouncer } from '../../scripts/pgbouncer.ts';
import { manyArticles } from '../harness/many-articles.ts';

/** Articles of each school, besides the sample's items. */
const articles = 250;

/** Where schools have their databases: as files in their folders, or on one PostgreSQL behind PgBouncer. */
export type Databases = {
  /** The database of a school's settings; undefined for a file. */
  urlOf: (school: string) => string | undefined;
  /** Makes a school's database as a copy of another's. */
  copy: (from: string, to: string) => Promise<void>;
  /** How many connections PostgreSQL has at the moment, to databases of schools. */
  connections: () => Promise<number | undefined>;
  stop: () => Promise<void>;
};

/** The databases as files, which lie in the folders that are copied. */
export const files: Databases = {
  urlOf: () => undefined,
  copy: async () => {},
  connections: async () => undefined,
  stop: async () => {},
};

/** Starts a PostgreSQL with PgBouncer before it, on `port`. */
export async function onPostgres(port: number): Promise<Databases> {
  havePgbouncer();
  const { server, url } = await startPostgres(['fsync=off', 'max_connections=300']);
  const settings = ['max_db_connections = 4', 'max_client_conn = 2000', 'server_idle_timeout = 10'];
  const pgbouncer = await startPgbouncer({ port, postgres: url, settings });
  await server.createDatabase('contoh');
  const ask = async (query: string) => {
    const client = server.getPgClient();
    await client.connect();
    const { rows } = await client.query(query);
    await client.end();
    return rows;
  };
  return {
    urlOf: (school) =>
      school === 'contoh' ? url + school : `postgres://postgres:uji@127.0.0.1:${port}/${school}`,
    copy: async (from, to) => void (await ask(`create database ${to} template ${from}`)),
    connections: async () => {
      const [row] = await ask(`select count(*)::int from pg_stat_activity where datname like 's%'`);
      return row.count;
    },
    async stop() {
      await pgbouncer.stop();
      await server.stop();
    },
  };
}

/** Each school has an address of this machine to itself in place of host names. */
export const hostOf = (number: number) => `127.0.1.${number}`;

/** The key of a school's provider. */
export const keyOf = (number: number) => `kunci-${number}`;

/** Makes in `folder` the school that others are copies of, with the sample content and many articles. */
export async function makeTemplate(folder: string, port: number, databases: Databases) {
  mkdirSync(join(folder, 'contoh'));
  const url = databases.urlOf('contoh');
  writeFileSync(
    join(folder, 'contoh/school.env'),
    `${settings(1, port)}\nSEED=sample\n${url ? `DATABASE_URL=${url}\n` : ''}`,
  );
  const config = readConfig(readSchool(folder, 'contoh', {}).env);
  const { deps, close } = await createDeps(config, createLog('error'));
  await initializeDatabase(deps, config);
  await close();
  await manyArticles(config.databaseUrl, articles);
}

type Places = { template: string; folder: string; port: number; first?: number };

/** Makes schools in `folder` from number `first` to `last`. */
export async function makeSchools(
  { template, folder, port, first = 1 }: Places,
  last: number,
  databases: Databases,
): Promise<void> {
  for (let number = first; number <= last; number += 1) {
    const name = `s${number}`;
    cpSync(join(template, 'contoh'), join(folder, name), { recursive: true });
    await databases.copy('contoh', name);
    const url = databases.urlOf(name);
    writeFileSync(
      join(folder, name, 'school.env'),
      settings(number, port) + (url ? `\nDATABASE_URL=${url}` : ''),
    );
  }
}

/** Waits for the provider, which no host of the probes is a school of. */
export async function answering({ api }: { api: string }): Promise<void> {
  while (!(await fetch(`${api}/../healthz`).catch(() => null))?.ok) await pause(50);
}

/** Has `use` work with a folder that is deleted afterwards. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-sekolah-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const settings = (number: number, port: number) =>
  [
    `SITE_URL=http://${hostOf(number)}:${port}`,
    `API_URL=http://${hostOf(number)}:${port + 1}/api`,
    `ADMIN_URL=http://${hostOf(number)}:${port + 2}`,
    `API_KEY=${keyOf(number)}`,
    // One address asks for everything: what holds is the limit of the school.
    'RATE_LIMIT_FACTOR=9999',
  ].join('\n');
