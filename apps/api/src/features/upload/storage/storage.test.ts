import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pdf } from '../../../testing/files.ts';
import { bodyOf, read, upload, uploadedUrl } from '../../../testing/requests.ts';
import { s3Server } from '../../../testing/s3-server.ts';
import { testApi } from '../../../testing/test-api.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { newUploadName, type Storage, StorageError } from './storage.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof s3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-storage-'));
  s3 = await s3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const bytes = Buffer.from('0123456789');

describe.each(['folder', 's3'])('storage in %s', (kind) => {
  const open = (): Storage =>
    kind === 's3' ? createS3Storage(s3.location) : createFolderStorage(folder);

  test('writes, finds, reads, lists and removes files', async () => {
    const storage = open();
    const name = newUploadName(bytes, 'pdf');
    expect(await storage.find(name)).toBeNull();
    await storage.write(name, bytes);
    await storage.write('situs/hero.jpg', bytes);
    const found = await storage.find(name);
    expect(found).toMatchObject({ name, size: 10 });
    expect(Math.abs(Date.now() - Number(found?.modified))).toBeLessThan(60_000);
    expect(await text(storage.read(name))).toBe('0123456789');
    expect(await text(storage.read(name, { start: 2, end: 4 }))).toBe('234');
    const names: string[] = [];
    for await (const file of storage.list()) names.push(file.name);
    expect(names.toSorted()).toEqual([name, 'situs/hero.jpg'].toSorted());
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.find(name)).toBeNull();
    await expect(storage.read(name)).rejects.toThrow(/./);
    expect(await storage.isWritable()).toBe(true);
    expect(await storage.freeBytes()).toBeGreaterThan(0);
  });

  test('[U01] [U18] an upload is served byte for byte, whole and by range', async () => {
    const api = await testApi({ uploads: open() });
    const url = await uploadedUrl(api, pdf);
    const whole = await api.fetch(new Request(url));
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(pdf);
    const part = await api.fetch(new Request(url, { headers: { Range: 'bytes=0-4' } }));
    expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
    const head = await api.fetch(new Request(url, { method: 'HEAD' }));
    expect(head.headers.get('Content-Length')).toBe(String(pdf.length));
    const item = await api.create('announcements', { pdf_url: url });
    expect(item.pdf_bytes).toBe(pdf.length);
    await api.stop();
  });
});

test('[D07] a bucket that does not answer is a 503 and not ready, and the rest works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const uploads = createS3Storage({ ...s3.location, endpoint: 'http://127.0.0.1:9' });
  const api = await testApi({ uploads });
  await expect(uploads.find('a.jpg')).rejects.toThrow(StorageError);
  const response = await upload(api, new Blob([pdf]));
  expect([response.status, (await bodyOf(response)).code]).toEqual([503, 'unavailable']);
  expect((await api.fetch(new Request(`${api.origin}/readyz`))).status).toBe(503);
  expect((await read(api, '/articles.php')).status).toBe(200);
  await api.stop();
});

test('[D05] a killed write leaves no upload, and its temporary file is deleted later', async () => {
  const own = join(folder, 'putus');
  const storage = createFolderStorage(own);
  await mkdir(join(own, 'situs'));
  const unfinished = ['.0123456789abcdef.part', 'situs/.fedcba9876543210.part'];
  for (const name of unfinished) await writeFile(join(own, name), 'separuh');
  await storage.removeUnfinished(new Date(0));
  expect(await readdir(own)).toEqual([unfinished[0], 'situs']);
  for (const name of unfinished) await utimes(join(own, name), 0, 0);
  await storage.removeUnfinished(new Date());
  expect(await readdir(own)).toEqual(['situs']);
  expect(await readdir(join(own, 'situs'))).toEqual([]);
});

async function text(stream: Promise<ReadableStream<Uint8Array>>): Promise<string> {
  return new Response((await stream) as ReadableStream<Uint8Array<ArrayBuffer>>).text();
}
