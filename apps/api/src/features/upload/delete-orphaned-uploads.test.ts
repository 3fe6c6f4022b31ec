import { readdir } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Log } from '../../deps.ts';
import { cleanUp } from '../../jobs/cleanup-job.ts';
import { createItem } from '../../resources/save-item.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { pdf, picture } from '../../testing/files.ts';
import { read, upload, uploadedUrl, write } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';
import { deleteOrphanedUploads } from './delete-orphaned-uploads.ts';
import { findReferencedUploads } from './referenced-uploads.ts';

const hour = 3_600_000;
let clock: number;
beforeEach(() => {
  clock = Date.now();
});
const api = apiForEachTest({ now: () => new Date(clock) });

const uploaded = (file: Buffer = pdf) => uploadedUrl(api, file);

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

test('[U19] deletes an upload that no item references after a day, never a referenced one', async () => {
  const orphan = await uploaded();
  const photo = await picture(20, 10).jpeg().toBuffer();
  const used = [await uploaded(photo), await uploaded(), await uploaded(), await uploaded()];
  const [one = '', two = '', three = '', four = ''] = used;
  await api.create('articles', {
    image: one,
    content: `<p>Foto:</p><p><img src="${two}"> <a href="${three}">berkas</a></p>`,
  });
  await api.create('announcements', { pdf_url: four });
  for (const folder of ['situs', 'contoh']) await api.deps.uploads.write(`${folder}/a.jpg`, pdf);

  clock += 23 * hour;
  expect(await deleteOrphanedUploads(api.deps)).toBe(0);
  clock += 2 * hour;
  expect(await deleteOrphanedUploads(api.deps)).toBe(1);
  expect((await api.fetch(new Request(orphan))).status).toBe(404);
  for (const url of used) expect((await api.fetch(new Request(url))).status).toBe(200);
  const left = (await readdir(api.uploadsFolder, { recursive: true })).toSorted();
  const names = [...used.map(nameOf), 'situs', 'situs/a.jpg', 'contoh', 'contoh/a.jpg'];
  expect(left).toEqual(names.toSorted());
});

test('[U19] a URL at the end of a sentence is a reference, one of another host is none', async () => {
  const [text, html] = [await uploaded(), await uploaded()];
  await api.create('announcements', { content: `Unduh di ${text}. Lihat juga (${text}).` });
  const picture = 'https://lama.sch.id/wp-content/uploads/2024/05/foto.jpg';
  await api.create('articles', {
    image: 'https://lama.sch.id/uploads/foto.jpg',
    content: `<p>Berkas: <b>${html}.</b></p><p><img src="${picture}"></p>`,
  });
  await api.create('gallery', { image: '/uploads/contoh/a.jpg' });
  await api.create('articles', { content: '<p><img src="/uploads/situs/b.jpg"></p>' });
  clock += 25 * hour;
  expect(await deleteOrphanedUploads(api.deps)).toBe(0);
  const used = await findReferencedUploads(api.deps.db);
  const own = ['contoh/a.jpg', 'situs/b.jpg', ...[text, html].map(nameOf)];
  expect([...used].toSorted()).toEqual(own.toSorted());
});

test('[U19] an upload is kept whatever column names it', async () => {
  const [title, excerpt] = [await uploaded(), await uploaded()];
  await api.create('prestasi', { prestasi: title });
  await api.create('articles', { excerpt: `Lihat ${excerpt}` });
  clock += 25 * hour;
  expect(await deleteOrphanedUploads(api.deps)).toBe(0);
});

test('[U19] waits for a concurrent save and keeps its file', async () => {
  const url = await uploaded();
  clock += 25 * hour;
  const { promise: listed, resolve: hasListed } = Promise.withResolvers<void>();
  const uploads = {
    ...api.deps.uploads,
    async *list() {
      yield* api.deps.uploads.list();
      hasListed();
    },
  };
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  const saved = inTransaction(api.deps.db, async (db) => {
    hasBegun();
    await listed;
    await createItem({ ...api.deps, db }, 'carousel', { src: url });
  });
  await begun;
  const swept = deleteOrphanedUploads({ ...api.deps, uploads });
  await saved;
  expect(await swept).toBe(0);
  expect((await api.fetch(new Request(url))).status).toBe(200);
});

test('[U20] deleting an item keeps its file while another item or a restore needs it', async () => {
  const url = await uploaded(await picture(20, 10).jpeg().toBuffer());
  const first = await api.create('carousel', { src: url });
  await api.create('gallery', { image: url });
  expect((await write(api, 'DELETE', `/carousel_images.php/${first.id}`)).status).toBe(204);
  clock += 31 * 24 * hour;
  await cleanUp(api.deps);
  expect((await api.fetch(new Request(url))).status).toBe(200);

  // Its session is long over: the row is deleted without a request.
  await api.deps.db
    .updateTable('gallery')
    .set({ deleted_at: new Date(clock).toISOString() })
    .execute();
  clock += 29 * 24 * hour;
  await cleanUp(api.deps);
  expect((await api.fetch(new Request(url))).status, 'still restorable').toBe(200);
  clock += 2 * 24 * hour;
  await cleanUp(api.deps);
  expect((await api.fetch(new Request(url))).status).toBe(404);
});

test('[U20] a file that cannot be deleted is logged and tried again, the others are deleted', async () => {
  const stuck = nameOf(await uploaded());
  await uploaded();
  clock += 25 * hour;
  const entries: Parameters<Log>[0][] = [];
  const log: Log = (entry) => entries.push(entry);
  const uploads = {
    ...api.deps.uploads,
    remove: (name: string) =>
      name === stuck ? Promise.reject(new Error('EBUSY')) : api.deps.uploads.remove(name),
  };
  expect(await deleteOrphanedUploads({ ...api.deps, uploads, log })).toBe(1);
  expect(entries).toMatchObject([{ event: 'upload-not-swept', file: stuck }]);
  expect(await deleteOrphanedUploads(api.deps)).toBe(1);
  expect(await readdir(api.uploadsFolder)).toEqual([]);
});

test('[U21] below the disk floor an upload is a 507, and reads go on', async () => {
  const full = await testApi({ diskFloor: Number.MAX_SAFE_INTEGER });
  const response = await upload(full, new Blob([pdf]));
  expect([response.status, await response.json()]).toEqual([
    507,
    {
      code: 'storage-full',
      message: 'Ruang penyimpanan server hampir penuh. Hubungi pengelola situs.',
    },
  ]);
  expect(await readdir(full.uploadsFolder)).toEqual([]);
  expect((await read(full, '/articles.php')).status).toBe(200);
  await full.stop();
});
