import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { silentTerminal } from '../cli/terminal.ts';
import { readConfig } from '../config.ts';
import { openConfigured } from '../create-deps.ts';
import { createFolderStorage } from '../features/upload/storage/folder-storage.ts';
import { flipByte } from '../testing/damage.ts';
import { pdf, picture } from '../testing/files.ts';
import { uploadedUrl } from '../testing/requests.ts';
import { testApi } from '../testing/test-api.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { openRepository, runBackup } from './run.ts';
import { readState } from './state.ts';

const nameOf = (url: string) => url.split('/').at(-1) ?? '';

test('[F-120] a snapshot is taken and restored elsewhere; a lost or changed upload fails the next by its name', async () => {
  const api = await testApi();
  const repository = join(api.folder, 'tempat');
  const config = readConfig({
    ...{ DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl },
    ...{ BACKUP_URL: repository, DISK_FLOOR_MB: '1' },
  });
  const document = await uploadedUrl(api, pdf);
  await api.create('announcements', { title: 'Ujian', pdf_url: document });
  const bytes = new Uint8Array(await picture(40, 30).png().toBuffer());
  const image = await uploadedUrl(api, bytes);
  await api.create('gallery', { image });

  await runBackup(config, silentTerminal);
  const { last, whole } = await readState(api.folder);
  expect([last?.ok, whole?.files]).toEqual([true, 2]);
  expect((await stat(join(api.folder, 'kunci-cadangan'))).mode & 0o077).toBe(0);
  expect(await readdir(join(api.folder, 'cadangan'))).not.toContain('saat');

  await rm(join(api.uploadsFolder, nameOf(document)));
  await flipByte(join(api.uploadsFolder, nameOf(image)), 30);
  const failed = runBackup(config, silentTerminal);
  await expect(failed).rejects.toMatchObject({ problem: 'lost-file' });
  const after = await readState(api.folder);
  for (const url of [document, image]) expect(after.last?.words).toContain(nameOf(url));
  expect(after.whole, 'the whole one stays the last').toEqual(whole);
  const snapshots = await (await openRepository(config)).snapshots();
  expect(
    snapshots.map(({ order }) => order),
    'the words of the second are kept all the same',
  ).toEqual([1, 2]);

  const elsewhere = join(api.folder, 'lain');
  await mkdir(elsewhere);
  const other = readConfig({ DATA_DIR: elsewhere, BACKUP_URL: repository });
  const without = restoreSnapshot(other, '', silentTerminal);
  await expect(without).rejects.toMatchObject({ problem: 'wrong-key' });
  await cp(join(api.folder, 'kunci-cadangan'), join(elsewhere, 'kunci-cadangan'));
  await restoreSnapshot(other, snapshots[0]?.id ?? '', silentTerminal);
  const uploads = createFolderStorage(join(elsewhere, 'uploads'));
  expect(await buffer(await uploads.read(nameOf(document)))).toEqual(pdf);
  const { db, close } = await openConfigured(other);
  const rows = (of: typeof db) => of.selectFrom('announcements').selectAll().execute();
  expect(await rows(db)).toEqual(await rows(api.deps.db));
  await close();
  await expect(restoreSnapshot(other, '', silentTerminal)).rejects.toThrow('tempat yang kosong');
  await api.stop();
});
