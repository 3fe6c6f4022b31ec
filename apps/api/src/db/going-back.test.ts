import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { unpackPreviousRelease } from '../testing/previous-release.ts';
import { bodyOf, write } from '../testing/requests.ts';
import { commandHere } from '../testing/run-here.ts';
import { command, type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';

let release: string;
let program: string;
beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'pesantren-rilis-'));
  program = await unpackPreviousRelease(release);
});
afterAll(() => rm(release, { recursive: true }));

let api: TestApi;
let server: ServerProcess | undefined;
let env: Record<string, string>;
beforeEach(async () => {
  api = await testApi();
  env = { DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl, INIT_CWD: api.folder };
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  await api.stop();
});

test('[F-78] the release before refuses a database with drafts, and works once it is prepared', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await api.create('articles', { title: 'Terbit' });
  for (const [title, publication] of [
    ['Draf', { state: 'draft' }],
    ['Terjadwal', { state: 'published', publish_at: inDays(3) }],
    ['Berakhir', { state: 'published', publish_at: inDays(-3), expire_at: inDays(-1) }],
  ] as const) {
    const body = { title, content: 'Isi.', ...publication };
    const saved = await write(api, 'POST', '/articles.php', body);
    expect(saved.status, await saved.clone().text()).toBe(201);
  }
  const account = { username: 'penulis', password: 'hujan payung tikar senja', role: 'penulis' };
  expect((await write(api, 'POST', '/accounts.php', account)).status).toBe(201);

  await expect(serverProcess(env, [], program)).rejects.toThrow(/rilis-ini-terlalu-lama/);
  const prepared = await command(['prepare-back'], env);
  expect(prepared).toMatchObject({ code: 0, stderr: '' });
  expect(prepared.stdout).toMatch(
    /^Ke Sampah, dapat dipulihkan 30 hari: 3 articles\.\n.*: penulis\./,
  );

  await api.deps.db.deleteFrom('admins').where('username', '!=', 'penulis').execute();
  await api.deps.db.deleteFrom('sessions').execute();
  await api.deps.db.updateTable('admins').set({ id: 9, username: 'x', name_key: 'x' }).execute();
  server = await serverProcess(env, [], program);
  const shown = await bodyOf<{ title: string }[]>(server.get('/articles.php'));
  expect(shown.map(({ title }) => title)).toEqual(['Terbit']);
  await server.stop('SIGTERM');

  // Forward again: the release before refuses once more.
  expect(await commandHere(['migrate'], env)).toMatchObject({ code: 0 });
  await expect(serverProcess(env, [], program)).rejects.toThrow(/rilis-ini-terlalu-lama/);
});

test('[F-78] this release refuses a database that needs a later one, with one line', async () => {
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const noted = sql`update ${table} set name = replace(name, '0016-publication', '9999-later')
    where name like '0000-%'`;
  expect((await noted.execute(api.deps.db)).numAffectedRows).toBe(1n);
  await expect(serverProcess(env)).rejects.toThrow(
    /^DATABASE_URL=[^\n]* rilis ini terlalu lama: [^\n]* skema 9999-later; [^\n]* prepare-back\.\n$/,
  );
  expect(await commandHere(['check'], env)).toMatchObject({ code: 1, stdout: '' });
});
