import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { apiForAllTests } from '../../testing/api-for-each-test.ts';
import { pdf } from '../../testing/files.ts';
import { uploadedUrl } from '../../testing/requests.ts';
import { StorageError } from './storage/storage.ts';

const api = apiForAllTests();
beforeAll(async () => {
  const path = api.uploadsFolder;
  for (const folder of ['situs', 'contoh', 'lain']) await mkdir(join(path, folder));
  for (const name of ['situs/film.mp4', 'situs/hero.jpg', 'contoh/a.jpg', 'lain/a.jpg']) {
    await writeFile(join(path, name), '0123456789');
  }
  for (const name of ['halaman.html', '.rahasia.jpg', 'a.jpg.part', 'daftar']) {
    await writeFile(join(path, name), 'x');
  }
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return api.fetch(new Request(`${api.origin}/uploads/${path}`, { headers }));
}

test('[U18] serves nothing outside the folder, no listing, and no other kind of file', async () => {
  const paths = [
    ...[
      '',
      'situs',
      'situs/',
      'lain/a.jpg',
      'halaman.html',
      '.rahasia.jpg',
      'a.jpg.part',
      'daftar',
    ],
    ...['..%2fuji.db', '..%5cuji.db', '%252e%252e/uji.db', '/uji.db', 'situs/..%2fcontoh%2fa.jpg'],
    ...['situs//hero.jpg', 'hero.jpg%00.png', '%ff.jpg'],
    'x'.repeat(5000),
  ];
  for (const path of paths) expect((await get(path)).status, path).toBe(404);
  const doubled = await api.fetch(new Request(`${api.origin}//uploads/contoh/a.jpg`));
  expect(doubled.status).toBe(404);
});

test('[B-09] files of the site may be replaced: short caching and an ETag of their content', async () => {
  const first = await get('situs/hero.jpg');
  expect(first.headers.get('Cache-Control')).toBe(
    'public, max-age=300, s-maxage=60, stale-if-error=86400',
  );
  const tag = first.headers.get('ETag') ?? '';
  const known = await get('situs/hero.jpg', { 'If-None-Match': `"lain", ${tag}` });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect((await get('situs/hero.jpg', { 'If-None-Match': '*' })).status).toBe(304);
  await writeFile(
    join(api.uploadsFolder, 'situs/hero.jpg'),
    Buffer.from('\xff\xd8\xff gambar yang baru', 'latin1'),
  );
  expect((await get('situs/hero.jpg', { 'If-None-Match': tag })).status).toBe(200);
  const sample = await get('contoh/a.jpg');
  expect(sample.headers.get('Cache-Control'), 'nothing tells its bytes').toBe(
    'public, max-age=300, s-maxage=60, stale-if-error=86400',
  );
});

test('[U18] a range is a 206, several ranges get the whole file', async () => {
  const part = await get('situs/film.mp4', { Range: 'bytes=2-4' });
  expect([part.status, await part.text()]).toEqual([206, '234']);
  expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
  const end = await get('situs/film.mp4', { Range: 'bytes=-3' });
  expect(await end.text()).toBe('789');
  expect((await get('situs/film.mp4', { Range: 'bytes=50-' })).status).toBe(416);
  const many = `bytes=${Array.from({ length: 100 }, () => '0-0').join(',')}`;
  expect(await (await get('situs/film.mp4', { Range: many })).text()).toBe('0123456789');
  const whole = await get('situs/film.mp4');
  const tag = whole.headers.get('ETag') ?? '';
  const same = await get('situs/film.mp4', { Range: 'bytes=2-4', 'If-Range': tag });
  expect(await same.text()).toBe('234');
  const another = await get('situs/film.mp4', { Range: 'bytes=2-4', 'If-Range': '"lain"' });
  expect([another.status, await another.text()]).toEqual([200, '0123456789']);
  expect(whole.headers.get('Content-Type')).toBe('video/mp4');
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
});

test('[S03] [S05] errors and unsatisfiable ranges are not cached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const past = await get('contoh/a.jpg', { Range: 'bytes=50-' });
  expect([past.status, past.headers.get('Cache-Control')]).toEqual([416, 'no-store']);

  const read = vi.spyOn(api.deps.uploads, 'read').mockRejectedValueOnce(new StorageError('away'));
  const failed = await get('contoh/a.jpg');
  expect([failed.status, failed.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  for (const name of ['ETag', 'Content-Length', 'Accept-Ranges'])
    expect(failed.headers.get(name), name).toBeNull();
  read.mockRestore();

  const list = vi.spyOn(api.deps.db, 'selectFrom').mockImplementation(() => {
    throw new StorageError('away');
  });
  const key = { 'X-API-Key': api.key };
  const refused = await api.fetch(new Request(`${api.url}/gallery_items.php`, { headers: key }));
  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  list.mockRestore();
});

test('HEAD returns the headers of the whole file, other methods are refused', async () => {
  const url = `${api.origin}/uploads/contoh/a.jpg`;
  const headers = { Range: 'bytes=2-4' };
  const head = await api.fetch(new Request(url, { method: 'HEAD', headers }));
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
    ...[200, '10', ''],
  ]);
  const write = await api.fetch(new Request(url, { method: 'DELETE' }));
  expect([write.status, write.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('uploads need no API key', async () => {
  const url = await uploadedUrl(api, pdf);
  expect((await api.fetch(new Request(url))).status).toBe(200);
});
