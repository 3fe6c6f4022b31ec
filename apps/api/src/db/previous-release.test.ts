import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ResourceName, resourceNames, resources } from '@pesantren/api-client/resources';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareBack } from '../cli/prepare-back.ts';
import { silentTerminal } from '../cli/terminal.ts';
import { seed, storeSampleFiles } from '../seed/seed.ts';
import { unpackPreviousRelease } from '../testing/previous-release.ts';
import { bodyOf } from '../testing/requests.ts';
import { type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';
import { testDatabase } from '../testing/test-database.ts';

let release: string;
let program: string;
/** The resources that the release before has. */
let names: ResourceName[];
beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'pesantren-rilis-'));
  program = await unpackPreviousRelease(release);
  const contract = await import(join(release, 'packages/api-client/src/resources.ts'));
  names = resourceNames.filter((name) => name in contract.resources);
});
afterAll(() => rm(release, { recursive: true }));

let api: TestApi;
let server: ServerProcess | undefined;
beforeEach(async () => {
  api = await testApi();
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  await api.stop();
});

/** Starts the release before on the database that the code of today has migrated, and filled. */
async function startPrevious(): Promise<ServerProcess> {
  await prepareBack(api.deps, silentTerminal);
  // The process makes its own, whose password it knows.
  await api.deps.db.deleteFrom('admins').execute();
  server = await serverProcess(
    { DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl },
    [],
    program,
  );
  return server;
}

/** Reads every list, adds to it, changes, deletes and restores. @returns what was refused. */
async function useAll({ origin, headers }: ServerProcess): Promise<string[]> {
  const refused: string[] = [];
  for (const name of names) {
    const call = async (method: string, path = '', body?: object) => {
      const response = await fetch(`${origin}/api${resources[name].path}${path}`, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) refused.push(`${method} ${name}: ${response.status}`);
      return response;
    };
    const [example] = await bodyOf<object[]>(call('GET'));
    const { id } = await bodyOf<{ id: number }>(call('POST', '', example));
    await call('PUT', `/${id}`, example);
    await call('GET', `/${id}`);
    await call('DELETE', `/${id}`);
    await call('POST', `/${id}/restore`);
    const list = await bodyOf<{ id: number }[]>(call('GET', '?limit=100&q=a'));
    if (!Array.isArray(list)) refused.push(`search in ${name}`);
  }
  return refused;
}

test('[F-61] the previous release reads, writes and deletes on today’s schema, with an item of each kind', async () => {
  for (const name of names) await api.create(name);
  expect(await useAll(await startPrevious())).toEqual([]);
  expect(await server?.stop('SIGTERM')).toBe(0);
});

test('[F-61] the previous release works with the sample content', async () => {
  await storeSampleFiles(api.deps);
  await seed(api.deps);
  expect(await useAll(await startPrevious())).toEqual([]);
});

/** Leaves an item the fields of today's contract: it once had others. */
function fieldsOf(name: ResourceName, item: object): object {
  const { shape } = resources[name].item;
  return Object.fromEntries(Object.entries(item).filter(([field]) => field in shape));
}

/** Reads every list as it is, in part and by a search. */
async function readAll({ get }: ServerProcess): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const name of names) {
    for (const query of ['', '?limit=3&offset=2', '?q=santri', '?category=kegiatan&limit=5']) {
      const response = await get(resources[name].path + query);
      const total = response.headers.get('X-Total-Count');
      const items = await bodyOf<object[]>(response);
      answers[name + query] = { total, items: items.map((item) => fieldsOf(name, item)) };
    }
  }
  return answers;
}

test('[F-61] [D20] an upgrade keeps what the previous release has stored', async () => {
  const folder = join(api.folder, 'lama');
  await mkdir(folder);
  const database = await testDatabase(folder);
  const API_URL = 'http://localhost:4000/api';
  const env = { DATA_DIR: folder, DATABASE_URL: database.url, SEED: 'sample', API_URL };
  server = await serverProcess(env, [], program);
  const stored = await readAll(server);
  expect(await server.stop('SIGTERM')).toBe(0);
  server = await serverProcess(env);
  expect(await readAll(server)).toMatchObject(stored);
  expect(await server.stop('SIGTERM')).toBe(0);
  await database.drop();
});

test('[F-61] a migration that breaks the previous release is found', async () => {
  for (const name of names) await api.create(name);
  const taken = api.deps.db.schema.alterTable('gallery').renameColumn('image_focus', 'focus');
  await taken.execute();
  expect(await useAll(await startPrevious())).toContain('POST gallery: 500');
});
