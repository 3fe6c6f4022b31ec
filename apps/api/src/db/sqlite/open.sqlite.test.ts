import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSqliteBusy, isUnavailable } from '../errors.ts';
import { inTransaction } from '../in-transaction.ts';
import { migrate } from '../migrate.ts';
import { openSqlite } from './open.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-db-'));
  path = join(folder, 'uji.db');
});
afterEach(() => rm(folder, { recursive: true }));

test('[D03] the connection has the durable settings', async () => {
  const { db, close } = openSqlite(path);
  const setting = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await setting('journal_mode')).toBe('wal');
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('foreign_keys')).toBe(1);
  // Waiting is the driver's, who does not hold up Node meanwhile.
  expect(await setting('busy_timeout')).toBe(0);
  expect(await setting('trusted_schema')).toBe(0);
  expect(await setting('cell_size_check')).toBe(1);
  await close();
});

test('[D12] closing leaves one file without a write-ahead log', async () => {
  const { db, close } = openSqlite(path);
  await migrate(db);
  expect((await stat(`${path}-wal`)).size).toBeGreaterThan(0);
  await close();
  await expect(stat(`${path}-wal`)).rejects.toThrow('ENOENT');
});

test('[D17] refuses a file that is no database', async () => {
  await writeFile(path, 'bukan basis data, melainkan teks biasa. '.repeat(100));
  expect(() => openSqlite(path)).toThrow('file is not a database');
});

test('[D17] refuses a file with a damaged page of a table, an index or the search', async () => {
  const { db, close } = openSqlite(path);
  await migrate(db);
  await close();
  const sound = await readFile(path);
  const database = new DatabaseSync(path, { readOnly: true });
  const roots = database
    .prepare(
      `select name, rootpage from sqlite_schema
        where name in ('articles', 'articles_by_category_key', 'articles_texts_data', 'totals')`,
    )
    .all();
  const { page_size: size } = database.prepare('pragma page_size').get() ?? {};
  database.close();
  expect(roots).toHaveLength(4);
  for (const { name, rootpage } of roots) {
    const damaged = Buffer.from(sound);
    damaged.fill(0xa5, (Number(rootpage) - 1) * Number(size), Number(rootpage) * Number(size));
    await writeFile(path, damaged);
    expect(() => openSqlite(path), String(name)).toThrow(/rusak|malformed/);
  }
});

test('every table of ours is strict', async () => {
  const { db, close } = openSqlite(path);
  await migrate(db);
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and strict = 0 and name not like 'sqlite_%' and name not like 'kysely_%'
  `.execute(db);
  expect(rows).toEqual([]);
  await close();
});

test('[D20] a failing migration rolls back', async () => {
  const { db, close } = openSqlite(path);
  await db.schema.createTable('sessions').addColumn('lain', 'text').execute();
  await expect(migrate(db)).rejects.toThrow('already exists');
  const { rows } = await sql`select name from sqlite_master where name = 'articles'`.execute(db);
  expect(rows).toEqual([]);
  await db.schema.dropTable('sessions').execute();
  await migrate(db);
  await migrate(db);
  await close();
});

test('[D08] waiting for a locked file does not block Node', async () => {
  const { db, close } = openSqlite(path);
  await migrate(db);
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 10);
  const write = inTransaction(db, (transaction) =>
    transaction
      .insertInto('carousel')
      .values({ src: '/uploads/a.jpg', created_at: 'x', updated_at: 'x' })
      .execute(),
  );
  setTimeout(() => other.exec('commit'), 600);
  await write;
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(0);
  other.close();
  await close();
});

test('tells a busy file and failed storage from programming errors', () => {
  const error = (errcode: number) => Object.assign(new Error('x'), { errcode });
  expect([5, 6, 261].map((code) => isSqliteBusy(error(code)))).toEqual([true, true, true]);
  expect([8, 10, 13, 522].map((code) => isUnavailable(error(code)))).toEqual(Array(4).fill(true));
  expect([1, 19].map((code) => isUnavailable(error(code)))).toEqual([false, false]);
  expect(isUnavailable(new Error('lain'))).toBe(false);
});

test('a nested transaction is part of the outer one', async () => {
  const { db, close } = openSqlite(path);
  await migrate(db);
  const row = { src: '/uploads/a.jpg', created_at: 'x', updated_at: 'x' };
  const failing = inTransaction(db, async (outer) => {
    await inTransaction(outer, (inner) => inner.insertInto('carousel').values(row).execute());
    throw new Error('batal');
  });
  await expect(failing).rejects.toThrow('batal');
  expect(await db.selectFrom('carousel').selectAll().execute()).toEqual([]);
  await close();
});
