import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStorage } from '../features/upload/storage/folder-storage.ts';
import { childEnv } from '../testing/child-env.ts';
import { commandHere } from '../testing/run-here.ts';
import { testApi } from '../testing/test-api.ts';
import { backup } from './backup.ts';
import { silentTerminal, type Terminal } from './terminal.ts';

const cli = join(import.meta.dirname, '../cli.ts');
let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-cut-short-'));
  env = { DATA_DIR: join(folder, 'asal'), INIT_CWD: folder };
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** A terminal that stops the command at the first progress it makes. */
function stoppingTerminal(): Terminal {
  const stop = new AbortController();
  return {
    ...silentTerminal,
    progress: () => ({ advance: () => stop.abort(), end: () => {} }),
    stop: () => stop.signal,
  };
}

test('[D15] a backup that is stopped, or cannot read a file, leaves nothing', async () => {
  const api = await testApi();
  await api.deps.uploads.write('situs/a.jpg', Buffer.from('x'));
  const source = { db: api.deps.db, databasePath: join(api.folder, 'uji.db') };
  const stopped = backup(
    { ...source, uploads: api.deps.uploads },
    join(folder, 'a.tar'),
    stoppingTerminal(),
  );
  await expect(stopped).rejects.toThrow('aborted');
  const uploads = {
    ...createFolderStorage(api.uploadsFolder),
    read: () => Promise.reject(Error('EIO')),
  };
  const patient = { ...stoppingTerminal(), stop: () => new AbortController().signal };
  const unread = backup({ ...source, uploads }, join(folder, 'a.tar'), patient);
  await expect(unread).rejects.toThrow('EIO');
  expect(await readdir(folder)).toEqual([]);
  await api.stop();
});

test.each([
  ['backup', 6000],
  ['export', 90],
])('[D15] on a full disk %s ends with one line and leaves nothing', async (name, blocks) => {
  expect((await commandHere(['seed'], env)).code).toBe(0);
  const limited = ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, cli];
  const failed = promisify(execFile)('sh', [...limited, name, 'a'], {
    env: { ...childEnv(), ...env },
  });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: 'Tidak selesai: EFBIG: file too large, write.\n',
  });
  expect(await readdir(folder)).toEqual(['asal']);
});

test('[D15] a restore that is stopped half-way leaves nothing', async () => {
  expect((await commandHere(['seed'], env)).code).toBe(0);
  expect((await commandHere(['backup', 'a.tar'], env)).code).toBe(0);

  const slow = join(folder, 'lambat.tar');
  await promisify(execFile)('mkfifo', [slow]);
  const DATA_DIR = join(folder, 'pulih');
  const child = spawn(process.execPath, [cli, 'restore', slow], {
    env: { ...childEnv(), ...env, DATA_DIR },
  });
  const said = text(child.stderr);
  const whole = await readFile(join(folder, 'a.tar'));
  const pipe = createWriteStream(slow).on('error', () => {});
  let sent = Math.floor(whole.length / 2);
  pipe.write(whole.subarray(0, sent));
  // A read of an empty pipe cannot be called off: it would hold the process for as long as nothing comes.
  const more = setInterval(() => pipe.write(whole.subarray(sent, ++sent)), 50);
  const files = () =>
    readdir(DATA_DIR, { recursive: true, withFileTypes: true }).then(
      (entries) => entries.filter((entry) => entry.isFile()).length,
      () => 0,
    );
  await expect.poll(files, { timeout: 60_000 }).toBeGreaterThan(5);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toBe('Dihentikan; yang belum selesai sudah dibersihkan.\n');
  expect(await files()).toBe(0);
  clearInterval(more);
  pipe.destroy();
});
