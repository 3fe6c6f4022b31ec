import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandHere } from '../testing/run-here.ts';
import { command } from '../testing/server-process.ts';

test('[F-120] verify tells whether an archive is whole; restore --partial takes what is, and lists the rest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-partial-'));
  const env = { DATA_DIR: join(folder, 'asal'), INIT_CWD: folder };
  const done = { code: 0, stderr: '' };
  expect((await commandHere(['seed'], env)).code).toBe(0);
  expect((await commandHere(['backup', 'a.tar'], env)).code).toBe(0);
  expect(await commandHere(['verify', 'a.tar'], env)).toMatchObject({
    ...done,
    stdout: expect.stringMatching(/^Utuh: \d+ baris, \d+ file, semua cocok\.\n$/),
  });
  const whole = await readFile(join(folder, 'a.tar'));
  // A picture's bytes, well behind the header that names it.
  const header = whole.lastIndexOf('uploads/contoh/kemah.jpg');
  const changed = Buffer.from(whole);
  changed[header + 2000] = ~(changed[header + 2000] ?? 0);
  await writeFile(join(folder, 'b.tar'), changed);
  expect(await command(['verify', 'b.tar'], env)).toMatchObject({
    code: 1,
    stderr: 'File contoh/kemah.jpg dalam cadangan hilang atau berubah.\n',
  });
  const into = (name: string) => ({ ...env, DATA_DIR: join(folder, name) });
  expect(await command(['restore', 'b.tar', '--partial'], into('b'))).toMatchObject({
    code: 1,
    stderr: 'Tidak terbawa: contoh/kemah.jpg\n',
  });
  const files = (name: string) => readdir(join(folder, name, 'uploads/contoh'));
  expect(await files('b')).toEqual((await files('asal')).filter((name) => name !== 'kemah.jpg'));

  await writeFile(join(folder, 'c.tar'), whole.subarray(0, whole.length * 0.6));
  expect(await commandHere(['restore', 'c.tar', '--partial'], into('c'))).toMatchObject({
    code: 1,
    stderr: 'Tidak terbawa: akhir cadangan, dengan daftar isinya\n',
  });
  expect((await files('c')).length).toBeGreaterThan(5);
  expect((await commandHere(['check'], into('c'))).stdout).toContain('Basis data utuh');

  // Without its database there is nothing to restore.
  const noDatabase = Buffer.from(whole);
  noDatabase.fill(0xff, 5000, 60_000);
  await writeFile(join(folder, 'd.tar'), noDatabase);
  expect((await commandHere(['restore', 'd.tar', '--partial'], into('d'))).code).toBe(1);
  expect(await files('d').catch(() => [])).toEqual([]);
  await rm(folder, { recursive: true });
});
