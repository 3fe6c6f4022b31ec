import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, pendingMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { commandHere } from '../testing/run-here.ts';
import { command, serverProcess } from '../testing/server-process.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

const old = '0004-past-slugs';
const row = { src: '/uploads/a.jpg', created_at: 'x', updated_at: 'x' };

let folder: string;
let database: TestDatabase;
let other: TestDatabase;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-migrasi-'));
  await mkdir(join(folder, 'lain'));
  database = await testDatabase(folder);
  other = await testDatabase(join(folder, 'lain'));
  env = { DATA_DIR: folder, DATABASE_URL: database.url, INIT_CWD: folder };
});
afterEach(async () => {
  await database.drop();
  await other.drop();
  await rm(folder, { recursive: true });
});

/** A database of an earlier release that somebody has worked on. */
async function earlierDatabase(): Promise<void> {
  const { db, close } = await openDatabase(database.url);
  await migrate(db, old);
  await db
    .insertInto('admins')
    .values({ username: 'Kepala', password_hash: 'x', created_at: 'x' } as never)
    .execute();
  await db.insertInto('carousel').values(row).execute();
  await close();
}

const backups = () => readdir(join(folder, 'sebelum-migrasi')).catch(() => []);

async function pending(): Promise<number> {
  const { db, close } = await openDatabase(database.url);
  const names = await pendingMigrations(db);
  await close();
  return names.length;
}

test('[F-61] migrate backs up the database, reports it, and the backup can be restored', async () => {
  await earlierDatabase();
  const first = await command(['migrate'], env);
  expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Skema baru: 0005-/) });
  const [file = ''] = await backups();
  expect(JSON.parse(first.stderr)).toEqual({
    event: 'backed-up-before-migration',
    file: join(folder, 'sebelum-migrasi', file),
  });
  expect(await pending()).toBe(0);
  const again = await commandHere(['migrate'], env);
  expect(again).toMatchObject({ code: 0, stdout: 'Skema sudah yang terbaru.\n', stderr: '' });
  expect(await backups()).toEqual([file]);

  // Files of uploads are there still: a backup of the database alone goes beside them.
  await mkdir(join(folder, 'uploads/contoh'), { recursive: true });
  await writeFile(join(folder, 'uploads/contoh/a.jpg'), 'x');
  const restored = await commandHere(['restore', join(folder, 'sebelum-migrasi', file)], {
    ...env,
    DATABASE_URL: other.url,
  });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const { db, close } = await openDatabase(other.url);
  expect(await db.selectFrom('carousel').selectAll().execute()).toMatchObject([row]);
  expect(await db.selectFrom('admins').select('username').execute()).toEqual([
    { username: 'Kepala' },
  ]);
  await close();
});

test('[F-61] a start does the same and retains the three newest backups; an empty database has none', async () => {
  const fresh = await serverProcess({ ...env, DATABASE_URL: other.url });
  await fresh.stop('SIGTERM');
  expect(await backups()).toEqual([]);

  await earlierDatabase();
  await mkdir(join(folder, 'sebelum-migrasi'));
  for (const year of [2021, 2022, 2023]) {
    await writeFile(join(folder, 'sebelum-migrasi', `${year}-01-01.tar`), 'x');
  }
  const server = await serverProcess(env);
  await server.stop('SIGTERM');
  const [line = ''] = (await server.stderr).split('\n');
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: 'backed-up-before-migration' });
  expect(await backups()).toEqual(['2022-01-01.tar', '2023-01-01.tar', expect.any(String)]);
});

test('[F-61] without room for the backup nothing is migrated', async () => {
  await earlierDatabase();
  const before = await pending();
  await writeFile(join(folder, 'sebelum-migrasi'), 'in the way');
  const { code, stderr } = await commandHere(['migrate'], env);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^DATA_DIR=.* cadangan sebelum migrasi tidak dapat ditulis .*skema belum diubah.*\n$/,
  );
  await expect(serverProcess(env)).rejects.toThrow(/^DATA_DIR=.*skema belum diubah/);
  expect(await pending()).toBe(before);
});
