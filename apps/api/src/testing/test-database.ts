import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { ask } from './on-database.ts';
import { giveBack, takeDatabase } from './reused-databases.ts';

/** The URL of the run's PostgreSQL; undefined when SQLite is tested. */
const server = () => process.env.TEST_POSTGRES_URL;

/** The name of the template database that is migrated and empty. */
export const migratedTemplate = 'contoh';

let migrated: Promise<Buffer> | undefined;

/** A test's own database: its `DATABASE_URL`, and `drop` to delete it. */
export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Creates an empty database from `template`: a file in `folder`, or one on the run's server. */
export async function testDatabase(folder: string, template = 'template0'): Promise<TestDatabase> {
  const url = server();
  if (!url) {
    const file = join(folder, 'uji.db');
    if (template === migratedTemplate) await writeFile(file, await migratedFile());
    return { url: `sqlite:${file}`, drop: async () => {} };
  }
  const make = async () => {
    const name = `uji_${randomBytes(8).toString('hex')}`;
    await ask(url, `create database ${name} template ${template} strategy file_copy`);
    return Object.assign(new URL(url), { pathname: name }).href;
  };
  const isReused = template === migratedTemplate;
  const own = isReused ? await takeDatabase(make) : await make();
  return {
    url: own,
    drop: async () => {
      if (isReused && (await giveBack(own))) return;
      await ask(url, `drop database ${new URL(own).pathname.slice(1)} with (force)`);
    },
  };
}

/** Reads a SQLite file that is migrated once for all tests of a process. */
export function migratedFile(): Promise<Buffer> {
  migrated ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pesantren-contoh-'));
    const file = join(folder, 'contoh.db');
    const { db, close } = await openDatabase(`sqlite:${file}`);
    await migrate(db);
    await close();
    const bytes = await readFile(file);
    await rm(folder, { recursive: true });
    return bytes;
  })();
  return migrated;
}
