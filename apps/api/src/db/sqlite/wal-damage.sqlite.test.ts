import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createDeps } from '../../create-deps.ts';
import type { Log } from '../../deps.ts';
import { findWalDamage } from './wal-damage.ts';

let folder: string;
let path: string;
/** What a killed process leaves behind: six rows, each a transaction, in the write-ahead log alone. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-wal-'));
  path = join(folder, 'pesantren.db');
  const running = new DatabaseSync(join(folder, 'jalan.db'));
  running.exec('pragma journal_mode = wal; create table t (a text)');
  for (let n = 0; n < 6; n += 1) running.exec(`insert into t values ('${'x'.repeat(3000)}')`);
  for (const end of ['', '-wal']) await copyFile(join(folder, `jalan.db${end}`), path + end);
  running.close();
});
afterEach(() => rm(folder, { recursive: true }));

async function flip(at: number): Promise<void> {
  const bytes = await readFile(`${path}-wal`);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  await writeFile(`${path}-wal`, bytes);
}

const frame = (n: number) => 32 + n * (24 + 4096);

test('[F-57] a log that is whole, cut off at its end, or of an earlier round counts as undamaged', async () => {
  expect(await findWalDamage(path)).toBeUndefined();
  await truncate(`${path}-wal`, frame(5) + 100);
  expect(await findWalDamage(path)).toBeUndefined();
  // A new round of the log begins before what is left of the one before.
  const running = new DatabaseSync(path);
  running.exec("pragma wal_checkpoint(restart); insert into t values ('baru')");
  await copyFile(`${path}-wal`, join(folder, 'lain.db-wal'));
  running.close();
  expect(await findWalDamage(join(folder, 'lain.db'))).toBeUndefined();
  expect(await findWalDamage(join(folder, 'tiada.db'))).toBeUndefined();
});

test.each([
  ['in a page', () => frame(2) + 2000],
  ['in a checksum', () => frame(2) + 17],
  ['in a salt', () => frame(2) + 9],
  ['in its header', () => 20],
])('[F-57] finds damage %s of the log, for which SQLite silently drops rows', async (_, at) => {
  await flip(at());
  const damage = await findWalDamage(path);
  expect(damage?.dropped).toBeGreaterThanOrEqual(3);
  expect(await readFile(damage?.copy ?? '')).toEqual(await readFile(`${path}-wal`));
  const opened = new DatabaseSync(path);
  const rows = () => opened.prepare('select count(*) as n from t').get()?.n;
  let left = 0;
  try {
    left = Number(rows());
  } catch {
    // Not even the table is left.
  }
  expect(left).toBeLessThan(6);
  opened.close();
});

/** Writes as fast as it can until its input ends. */
const writer = `
  const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  db.exec('pragma wal_autocheckpoint = 60');
  const insert = db.prepare("insert into t values (?)");
  const write = () => { insert.run('x'.repeat(3000)); setImmediate(write); };
  process.stdin.on('end', () => process.exit()).resume();
  write();
  console.log('writes');
`;

test('[F-57] what another process is just writing is no damage', async () => {
  const running = spawn(process.execPath, ['-e', writer, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(running.stdout, 'data');
  const found = [];
  for (let n = 0; n < 400; n += 1) found.push(await findWalDamage(path));
  running.stdin.end();
  await once(running, 'exit');
  expect(found.filter(Boolean)).toEqual([]);
});

test('[F-57] the start logs the damage once, and goes on', async () => {
  await rm(path);
  await rm(`${path}-wal`);
  const config = readConfig({ DATA_DIR: folder, SEED: 'none' });
  const entries: Parameters<Log>[0][] = [];
  const log: Log = (entry) => entries.push(entry);
  const first = await createDeps(config, log);
  for (const name of ['a', 'b', 'c']) {
    const row = { name, image: '', pages: 1, text: 'x'.repeat(3000) };
    await first.deps.db.insertInto('pdf_readings').values(row).execute();
  }
  const bytes = [await readFile(path), await readFile(`${path}-wal`)] as const;
  await first.close();
  await writeFile(path, bytes[0]);
  await writeFile(`${path}-wal`, bytes[1]);
  await flip(bytes[1].length - 3 * 4120 + 500);
  for (let n = 0; n < 2; n += 1) await (await createDeps(config, log)).close();
  expect(entries).toEqual([
    expect.objectContaining({ event: 'log-damaged', message: expect.stringContaining('WAL') }),
  ]);
  expect((await readdir(folder)).filter((name) => name.includes('.rusak-'))).toHaveLength(1);
});
