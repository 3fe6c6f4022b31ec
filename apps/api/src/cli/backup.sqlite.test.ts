import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandHere } from '../testing/run-here.ts';
import { command } from '../testing/server-process.ts';

let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-backup-'));
  env = { DATA_DIR: join(folder, 'asal'), INIT_CWD: folder };
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const elsewhere = () => ({ ...env, DATA_DIR: join(folder, 'pulih') });

test('[D15] a backup that is cut off, changed or hostile is refused, and leaves nothing', async () => {
  expect(await commandHere(['seed'], env)).toMatchObject({
    code: 0,
    stdout: 'Contoh dimasukkan.\n',
  });
  expect((await commandHere(['backup', 'a.tar'], env)).code).toBe(0);
  const whole = await readFile(join(folder, 'a.tar'));
  const changed = Buffer.from(whole);
  changed[Math.floor(changed.length / 2)] = ~(changed[Math.floor(changed.length / 2)] ?? 0);
  const evil = pack();
  evil.entry({ name: '../../jahat.txt' }, 'x');
  evil.finalize();
  const broken: Record<string, Uint8Array> = {
    'potong.tar': whole.subarray(0, whole.length * 0.6),
    'ubah.tar': changed,
    'teks.tar': Buffer.from('bukan arsip'.repeat(100)),
    'jahat.tar': await buffer(evil),
    'kosong.tar': Buffer.alloc(1024),
  };
  for (const [name, bytes] of Object.entries(broken)) {
    await writeFile(join(folder, name), bytes);
    const { code, stderr } = await commandHere(['restore', name], elsewhere());
    expect([code, stderr.split('\n').length], `${name}: ${stderr}`).toEqual([1, 2]);
    const left = await readdir(join(folder, 'pulih'), { recursive: true, withFileTypes: true });
    expect(
      left.filter((entry) => entry.isFile()),
      name,
    ).toEqual([]);
  }
});

test('backup and restore overwrite nothing', async () => {
  expect((await commandHere(['seed'], env)).code).toBe(0);
  expect((await commandHere(['backup', 'a.tar'], env)).code).toBe(0);
  const again = await commandHere(['backup', 'a.tar'], env);
  expect([again.code, again.stderr]).toEqual([1, `${join(folder, 'a.tar')} sudah ada.\n`]);
  const over = await commandHere(['restore', 'a.tar'], env);
  expect([over.code, over.stderr]).toEqual([
    1,
    `${join(env.DATA_DIR ?? '', 'pesantren.db')} sudah ada: pulihkan ke tempat yang kosong.\n`,
  ]);
  expect(await commandHere(['check'], env)).toMatchObject({ code: 0 });
  expect((await readdir(folder)).toSorted()).toEqual(['a.tar', 'asal']);
});

test('data folder and backups are unreadable for other users', async () => {
  expect(await command(['seed'], env)).toEqual({
    ...{ code: 0, stdout: 'Contoh dimasukkan.\n', stderr: '' },
  });
  expect((await command(['backup', 'a.tar'], env)).code).toBe(0);
  const modes = ['asal', 'a.tar'].map(
    async (name) => (await stat(join(folder, name))).mode & 0o007,
  );
  expect(await Promise.all(modes)).toEqual([0, 0]);
});

test('[D15] a restore refuses the write-ahead log of an earlier database', async () => {
  expect((await commandHere(['seed'], env)).code).toBe(0);
  expect((await commandHere(['backup', 'a.tar'], env)).code).toBe(0);
  const path = join(folder, 'asal/pesantren.db');
  // What a process that is killed leaves: its last writes are in the log alone.
  const killed = new DatabaseSync(path);
  killed.exec('pragma journal_mode = wal; delete from announcements');
  const log = await readFile(`${path}-wal`);
  killed.close();

  await mkdir(join(folder, 'pulih'));
  const left = join(folder, 'pulih/pesantren.db-wal');
  await writeFile(left, log);
  const refused = await commandHere(['restore', 'a.tar'], elsewhere());
  expect([refused.code, refused.stderr]).toEqual([
    1,
    `${left} sudah ada: pulihkan ke tempat yang kosong.\n`,
  ]);
  await rename(left, join(folder, 'pulih/pesantren.db.memulihkan-wal'));
  expect(await commandHere(['restore', 'a.tar'], elsewhere())).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect((await commandHere(['export', 'a.json'], elsewhere())).code).toBe(0);
  const { announcements } = JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'));
  expect(announcements).toHaveLength(12);
});

test('[D17] check finds a missing file and a damaged database', async () => {
  expect((await commandHere(['seed'], env)).code).toBe(0);
  await rm(join(folder, 'asal/uploads/contoh/kemah.jpg'));
  expect(await commandHere(['check'], env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('File hilang: contoh/kemah.jpg'),
    stdout: expect.stringMatching(/, 1 hilang, 0 tanpa pemakai\.\n$/),
  });
  const path = join(folder, 'asal/pesantren.db');
  const { size } = await stat(path);
  const file = await open(path, 'r+');
  for (let at = 8192; at < size; at += 4096) await file.write(Buffer.alloc(64, 0xff), 0, 64, at);
  await file.close();
  const { code, stderr } = await commandHere(['check'], env);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL=.*(?:rusak|malformed)/)]);
});
