import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';

/** The PostgreSQL server of the test run, when it is PostgreSQL that is tested. */
const server = () => process.env.TEST_POSTGRES_URL;

/** The database of `server` that is migrated and empty otherwise. */
export const migratedTemplate = 'contoh';

/** A database of a test's own: its `DATABASE_URL`, and what throws it away. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** An empty database: a file in `folder`, or one of the run's server, as `template` has it. */
export async function testDatabase(folder: string, template = 'template0'): Promise<TestDatabase> {
  const url = server();
  if (!url) return { url: `sqlite:${join(folder, 'uji.db')}`, drop: async () => {} };
  const name = `uji_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: Object.assign(new URL(url), { pathname: name }).href,
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(server());
  await client.connect();
  await client.query(statement);
  await client.end();
}
