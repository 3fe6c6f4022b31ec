import { join } from 'node:path';
import { resourceNames, resources } from '@pesantren/api-client/resources';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyOf, read } from '../testing/requests.ts';
import { commandHere } from '../testing/run-here.ts';
import { type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { isPostgres } from './dialect.ts';

let api: TestApi;
let other: TestDatabase;
let server: ServerProcess | undefined;
beforeEach(async () => {
  api = await testApi();
  other = await testDatabase(api.folder);
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  await other.drop();
  await api.stop();
});

/** What a later release would add: a table, and to every table a column with a default and one without. */
async function addLaterSchema(): Promise<void> {
  const { db } = api.deps;
  for (const table of [...resourceNames, 'school', 'students', 'admins', 'sessions', 'log']) {
    const altered = db.schema.alterTable(table);
    await altered.addColumn('later_text', 'text', (c) => c.notNull().defaultTo('x')).execute();
    await db.schema.alterTable(table).addColumn('later_number', 'integer').execute();
  }
  await db.schema.createTable('later').addColumn('id', 'integer').execute();
  const name = sql.table(DEFAULT_MIGRATION_TABLE);
  await sql`insert into ${name} values ('9999-later', '2999-01-01T00:00:00.000Z')`.execute(db);
}

const env = () => ({ DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl, INIT_CWD: api.folder });

test('[F-61] a release works on the schema of a later one, and logs one line', async () => {
  const before: Record<string, string[]> = {};
  for (const name of resourceNames) {
    const { id } = await api.create(name);
    before[name] = Object.keys(await bodyOf(read(api, `${resources[name].path}/${id}`)));
  }
  await addLaterSchema();
  // The process makes its own, whose password it knows.
  await api.deps.db.deleteFrom('admins').execute();
  server = await serverProcess(env());
  const { origin } = server;
  const headers = { ...server.headers, 'Content-Type': 'application/json' };
  const write = (method: string, path: string, body?: object) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  for (const name of resourceNames) {
    const { path } = resources[name];
    const [item = { id: 0 }] = await bodyOf<{ id: number }[]>(server.get(path));
    expect(Object.keys(item), name).toEqual(before[name]);
    const changed = await write('PUT', `${path}/${item.id}`, item);
    expect(changed.status, await changed.clone().text()).toBe(200);
    expect((await write('POST', path, item)).status, name).toBe(201);
    expect((await write('DELETE', `${path}/${item.id}`)).status, name).toBe(204);
    expect((await write('POST', `${path}/${item.id}/restore`)).status, name).toBe(200);
  }
  expect(await server.stop('SIGTERM')).toBe(0);
  const lines = (await server.stderr).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'warn', event: 'later-schema', migrations: '9999-later' }),
  ]);
});

test('[F-61] [D20] a backup of a later schema is restored only where no column is lost', async () => {
  await api.create('articles', { title: 'Panen madu' });
  await addLaterSchema();
  expect(await commandHere(['backup', 'a.tar'], env())).toMatchObject({ code: 0 });
  const file = join(api.folder, 'pulih.db');
  const onSqlite = {
    ...env(),
    DATA_DIR: join(api.folder, 'pulih'),
    DATABASE_URL: `sqlite:${file}`,
  };
  expect(await commandHere(['restore', 'a.tar'], onSqlite)).toMatchObject({ code: 0 });
  expect(await commandHere(['check'], onSqlite)).toMatchObject({ code: 0 });
  if (!isPostgres(api.deps.db)) return;
  // Copied out of PostgreSQL a backup has the schema of the program that took it.
  const onPostgres = { ...env(), DATA_DIR: join(api.folder, 'lain'), DATABASE_URL: other.url };
  expect(await commandHere(['restore', 'a.tar'], onPostgres)).toMatchObject({ code: 0 });
});
