import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyOf } from './testing/requests.ts';
import { type ServerProcess, serverProcess } from './testing/server-process.ts';
import { startedOnce } from './testing/started-once.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let folder: string;
let database: TestDatabase;
let servers: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-processes-'));
  database = await testDatabase(folder);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true });
});

const settings = () => ({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url });

/** Three processes on one database, started at once. */
async function three(env: Record<string, string> = {}): Promise<void> {
  servers = await Promise.all([1, 2, 3].map(() => serverProcess({ ...settings(), ...env })));
}

test('[D18] three processes initialize one database, write concurrently, lose nothing, and read each other’s writes', async () => {
  await three();
  const writes = Array.from({ length: 60 }, (_, n) =>
    servers[n % 3]?.post('/articles.php', { title: 'Serentak', content: `Isi ${n}` }),
  );
  const answers = await Promise.all(writes);
  // On a slow machine some wait too long, and are told so.
  const acknowledged = answers.flatMap((answer, n) => (answer?.status === 201 ? [`Isi ${n}`] : []));
  expect(answers.filter((answer) => ![201, 503].includes(answer?.status ?? 0))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(10);
  for (const server of servers) {
    const items = await bodyOf<{ slug: string; content: string }[]>(server.get('/articles.php'));
    expect(items.map(({ content }) => content).toSorted()).toEqual(acknowledged.toSorted());
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);
    const part = await server.get('/articles.php?limit=1');
    expect(part.headers.get('X-Total-Count')).toBe(String(items.length));
  }
  for (const [n, writer] of servers.entries()) {
    const newest = async (server: ServerProcess) =>
      (await bodyOf<{ title: string }[]>(server.get('/articles.php?limit=1')))[0]?.title;
    // The second time an answer is out of memory.
    for (const _ of [1, 2]) await Promise.all(servers.map(newest));
    const written = await writer.post('/articles.php', { title: `Terbaru ${n}`, content: 'a' });
    expect(written.status).toBe(201);
    const titles = await Promise.all(servers.map(newest));
    expect(titles).toEqual(Array(3).fill(`Terbaru ${n}`));
  }
});

test('[A12] three processes share the count of wrong passwords on PostgreSQL, and count alone on SQLite', async () => {
  await startedOnce(settings());
  await three({ RATE_LIMIT_FACTOR: '1' });
  const wrong: (number | undefined)[] = [];
  for (let n = 0; n < 8; n += 1) {
    const login = { username: 'siapa', password: 'salah sekali ini' };
    wrong.push((await servers[n % 3]?.post('/admin.php/login', login))?.status);
  }
  const rest = process.env.TEST_POSTGRES_URL ? 429 : 401;
  expect(wrong).toEqual([401, 401, 401, 401, 401, rest, rest, rest]);
});
