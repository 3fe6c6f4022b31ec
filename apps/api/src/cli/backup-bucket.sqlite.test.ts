import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createS3Storage } from '../features/upload/storage/s3-storage.ts';
import { pdf } from '../testing/files.ts';
import { uploadedUrl } from '../testing/requests.ts';
import { s3Server } from '../testing/s3-server.ts';
import { testApi } from '../testing/test-api.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { silentTerminal } from './terminal.ts';

test('[D15] files in a bucket are backed up, and restored into another', async () => {
  const s3 = await s3Server();
  const [from, to] = ['asal/', 'tujuan/'].map((prefix) =>
    createS3Storage({ ...s3.location, prefix }),
  );
  if (!from || !to) throw new Error('no buckets');
  const api = await testApi({ uploads: from });
  const url = await uploadedUrl(api, pdf);
  await api.create('announcements', { pdf_url: url });

  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  const terminal = { ...silentTerminal, say: tell, warn: tell };
  const archive = join(api.folder, 'cadangan.tar');
  const databasePath = join(api.folder, 'uji.db');
  await backup({ db: api.deps.db, databasePath, uploads: from }, archive, terminal);
  const restored = join(api.folder, 'pulih.db');
  const target = { databaseUrl: `sqlite:${restored}`, uploads: to };
  await restore(target, archive, terminal);
  expect(said).toEqual([
    expect.stringMatching(/cadangan\.tar: \d+ baris, 1 file\.$/),
    expect.stringMatching(/^Dipulihkan: \d+ baris, 1 file, semua cocok\.$/),
  ]);
  const name = url.split('/').at(-1) ?? '';
  expect(await buffer(await to.read(name))).toEqual(pdf);

  await rm(restored);
  await expect(restore(target, archive, terminal)).rejects.toThrow(
    `Penyimpanan sudah berisi ${name}`,
  );
  expect(await to.find(name), 'a refusal removes nothing').not.toBeNull();
  await api.stop();
  await s3.stop();
});
