import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { pdf } from '../testing/files.ts';
import { bodyOf } from '../testing/requests.ts';
import { command, type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { startedOnce } from '../testing/started-once.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

type Environment = { DATA_DIR: string; DATABASE_URL: string; INIT_CWD: string };
type Rows = Record<string, Readonly<Record<string, unknown>>[]>;

let folder: string;
let databases: TestDatabase[];
let source: Environment;
let elsewhere: Environment;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-backup-'));
  databases = [];
  [source, elsewhere] = await Promise.all([createEnvironment('asal'), createEnvironment('pulih')]);
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  for (const { drop } of databases) await drop();
  await rm(folder, { recursive: true });
});

test('[D15] a backup during 100 writes a second, restored elsewhere, is the same row by row and file by file', async () => {
  await startedOnce(source);
  server = await serverProcess(source);
  const writing = writer(server);
  await expect.poll(() => writing.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(100);
  const before = [...writing.acknowledged];
  const done = { code: 0, stderr: '' };
  expect(await command(['backup', 'cadangan.tar'], source)).toMatchObject(done);
  await writing.stop();
  expect(writing.acknowledged.length, 'writes went on').toBeGreaterThan(before.length);
  expect(await server.stop('SIGTERM')).toBe(0);

  expect(await command(['restore', 'cadangan.tar'], elsewhere)).toMatchObject(done);
  const [all, copy] = [await rowsIn(source), await rowsIn(elsewhere)];
  const ids = copy.announcements?.map(({ id }) => id);
  expect(before.filter((id) => !ids?.includes(id))).toEqual([]);
  for (const [table, rows] of Object.entries(copy)) {
    const originals = new Set(all[table]?.map((row) => JSON.stringify(row)));
    const others = rows.filter((row) => !originals.has(JSON.stringify(row)));
    expect(others, table).toEqual([]);
  }
  const files =
    copy.announcements?.flatMap(
      ({ pdf_url }) => /^\/uploads\/(.+)$/.exec(String(pdf_url))?.[1] ?? [],
    ) ?? [];
  expect(files.length).toBeGreaterThan(0);
  for (const name of new Set(files)) {
    expect(await hashOf(elsewhere, name), name).toBe(await hashOf(source, name));
  }
  expect(await command(['check'], elsewhere)).toMatchObject(done);
});

/** Creates an environment with an empty database and a folder of its own. */
async function createEnvironment(name: string): Promise<Environment> {
  const DATA_DIR = join(folder, name);
  const database = await testDatabase(DATA_DIR);
  databases.push(database);
  return { DATA_DIR, DATABASE_URL: database.url, INIT_CWD: folder };
}

/** Writes about 100 items a second, each tenth with a file of its own, until it is stopped. */
function writer(to: ServerProcess) {
  const acknowledged: number[] = [];
  let going = true;
  const lanes = Array.from({ length: 4 }, (_, lane) => write(lane).catch(() => {}));
  async function write(lane: number): Promise<void> {
    for (let n = 0; going; n += 1) {
      const answer = n % 10 === 0 ? await to.upload(pdf) : null;
      const pdf_url =
        (answer && (await bodyOf<{ data: { url: string } }>(answer)).data.url) ??
        `https://contoh.sch.id/${lane}-${n}.pdf`;
      const created = await to.post('/announcements.php', {
        title: `Surat ${lane}-${n}`,
        content: 'Terlampir.',
        pdf_url,
      });
      if (created.status === 201) acknowledged.push((await bodyOf<{ id: number }>(created)).id);
      await pause(30);
    }
  }
  return {
    acknowledged,
    async stop() {
      going = false;
      await Promise.all(lanes);
    },
  };
}

/** What is written once here; a session is touched while it is used. */
async function rowsIn({ DATABASE_URL }: Environment): Promise<Rows> {
  const { db, close } = await openDatabase(DATABASE_URL);
  const rows: Rows = {};
  for (const table of ['announcements', 'log', 'admins'] as const) {
    rows[table] = await db.selectFrom(table).selectAll().execute();
  }
  await close();
  return rows;
}

async function hashOf({ DATA_DIR }: Environment, name: string): Promise<string> {
  const bytes = await readFile(join(DATA_DIR, 'uploads', name));
  return createHash('sha256').update(bytes).digest('hex');
}
