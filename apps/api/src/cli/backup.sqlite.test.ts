import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pdf } from '../testing/files.ts';
import { bodyOf } from '../testing/requests.ts';
import { command, type ServerProcess, serverProcess } from '../testing/server-process.ts';

const patience = { timeout: 120_000 };
let folder: string;
let env: Record<string, string>;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-backup-'));
  env = { DATA_DIR: join(folder, 'asal'), INIT_CWD: folder };
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  await rm(folder, { recursive: true });
});

const elsewhere = () => ({ ...env, DATA_DIR: join(folder, 'pulih') });

test(
  '[D15] a backup during 100 writes a second, restored elsewhere, is the same row by row and file by file',
  patience,
  async () => {
    server = await serverProcess(env);
    const writing = writer(server);
    await expect.poll(() => writing.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(100);
    const before = [...writing.acknowledged];
    const made = await command(['backup', 'cadangan.tar'], env);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    await writing.stop();
    expect(writing.acknowledged.length, 'writes went on').toBeGreaterThan(before.length);
    expect(await server.stop('SIGTERM')).toBe(0);

    const restored = await command(['restore', 'cadangan.tar'], elsewhere());
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const [source, copy] = [rowsIn(env), rowsIn(elsewhere())];
    const ids = copy.carousel?.map(({ id }) => id);
    expect(before.filter((id) => !ids?.includes(id))).toEqual([]);
    for (const [table, rows] of Object.entries(copy)) {
      const originals = new Set(source[table]?.map((row) => JSON.stringify(row)));
      // A session is touched while it is used; everything else is written once here.
      if (table === 'sessions') continue;
      expect(
        rows.filter((row) => !originals.has(JSON.stringify(row))),
        table,
      ).toEqual([]);
    }
    const files =
      copy.carousel?.flatMap(({ src }) => /^\/uploads\/(.+)$/.exec(String(src))?.[1] ?? []) ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const name of new Set(files)) {
      expect(await hashOf(elsewhere(), name), name).toBe(await hashOf(env, name));
    }
    const checked = await command(['check'], elsewhere());
    expect(checked).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Basis data utuh, /) });
  },
);

test(
  '[D15] a backup that is cut off, changed or hostile is refused, and leaves nothing',
  patience,
  async () => {
    expect(await command(['seed'], env)).toMatchObject({ code: 0, stdout: 'Contoh dimasukkan.\n' });
    expect((await command(['backup', 'a.tar'], env)).code).toBe(0);
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
      const { code, stderr } = await command(['restore', name], elsewhere());
      expect([code, stderr.split('\n').length], `${name}: ${stderr}`).toEqual([1, 2]);
      const left = await readdir(join(folder, 'pulih'), { recursive: true, withFileTypes: true });
      expect(
        left.filter((entry) => entry.isFile()),
        name,
      ).toEqual([]);
    }
  },
);

test('neither command writes over anything', patience, async () => {
  expect((await command(['seed'], env)).code).toBe(0);
  expect((await command(['backup', 'a.tar'], env)).code).toBe(0);
  const again = await command(['backup', 'a.tar'], env);
  expect([again.code, again.stderr]).toEqual([1, `${join(folder, 'a.tar')} sudah ada.\n`]);
  const over = await command(['restore', 'a.tar'], env);
  expect([over.code, over.stderr]).toEqual([
    1,
    `${join(env.DATA_DIR ?? '', 'pesantren.db')} sudah ada: pulihkan ke tempat yang kosong.\n`,
  ]);
  expect(await command(['check'], env)).toMatchObject({ code: 0 });
  expect((await readdir(folder)).toSorted()).toEqual(['a.tar', 'asal']);
});

test('[D17] check finds a file that is gone and a database that is damaged', patience, async () => {
  expect((await command(['seed'], env)).code).toBe(0);
  await rm(join(folder, 'asal/uploads/contoh/kemah.jpg'));
  expect(await command(['check'], env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Berkas hilang: contoh/kemah.jpg'),
    stdout: expect.stringMatching(/, 1 hilang, 0 tanpa pemakai\.\n$/),
  });
  const path = join(folder, 'asal/pesantren.db');
  const { size } = await stat(path);
  const file = await open(path, 'r+');
  for (let at = 8192; at < size; at += 4096) await file.write(Buffer.alloc(64, 0xff), 0, 64, at);
  await file.close();
  const { code, stderr } = await command(['check'], env);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL=.*(?:rusak|malformed)/)]);
});

/** Writes about 100 items a second, each tenth with a file of its own, until it is stopped. */
function writer(to: ServerProcess) {
  const acknowledged: number[] = [];
  let going = true;
  const lanes = Array.from({ length: 4 }, (_, lane) => write(lane).catch(() => {}));
  async function write(lane: number): Promise<void> {
    for (let n = 0; going; n += 1) {
      const answer = n % 10 === 0 ? await to.upload(pdf) : null;
      const src =
        (answer && (await bodyOf<{ data: { url: string } }>(answer)).data.url) ??
        `https://contoh.sch.id/${lane}-${n}.jpg`;
      const created = await to.post('/carousel_images.php', { src });
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

function rowsIn({
  DATA_DIR = '',
}: Record<string, string>): Record<string, Record<string, unknown>[]> {
  const database = new DatabaseSync(join(DATA_DIR, 'pesantren.db'), { readOnly: true });
  const tables = ['carousel', 'log', 'admins', 'sessions'];
  const rows = tables.map((table) => [table, database.prepare(`select * from ${table}`).all()]);
  database.close();
  return Object.fromEntries(rows);
}

async function hashOf({ DATA_DIR = '' }: Record<string, string>, name: string): Promise<string> {
  const bytes = await readFile(join(DATA_DIR, 'uploads', name));
  return createHash('sha256').update(bytes).digest('hex');
}
