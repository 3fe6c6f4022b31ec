import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/cleanup-job.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { picture } from '../../testing/files.ts';
import { testApi } from '../../testing/test-api.ts';

const name = `${'a'.repeat(32)}.jpg`;
const browser = 'image/avif,image/webp,image/*,*/*;q=0.8';
const older = 'image/webp,*/*';

const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();

const api = apiForEachTest();
beforeEach(async () => {
  await writeFile(join(api.uploadsFolder, name), await jpeg(1600, 1200));
});

const sizes = () => readdir(join(api.folder, 'sized'));

async function get(query: string, accept = browser) {
  const headers = { Accept: accept };
  const response = await api.fetch(
    new Request(`${api.origin}/uploads/${name}${query}`, { headers }),
  );
  const bytes = await response.bytes();
  const type = response.headers.get('Content-Type');
  return { response, type, width: await widthOf(Buffer.from(bytes)), bytes };
}

/** In pixels. The API's sharp reads no AVIF: its box `ispe` says it (ISO 23008-12, 6.5.3). */
async function widthOf(bytes: Buffer): Promise<number> {
  const box = bytes.indexOf('ispe');
  return box > 0 ? bytes.readUInt32BE(box + 8) : (await sharp(bytes).metadata()).width;
}

test.each([
  [browser, 'image/avif'],
  [older, 'image/webp'],
  ['*/*', 'image/jpeg'],
])('%s gets a variant as %s', async (accept, type) => {
  const picture = await get('?w=320', accept);
  expect([picture.response.status, picture.type, picture.width]).toEqual([200, type, 320]);
  expect(picture.response.headers.get('Vary')).toContain('Accept');
  expect(picture.response.headers.get('Cache-Control')).toContain('immutable');
});

test('an AVIF has its colour at half the resolution, which a phone decodes sooner', async () => {
  const { bytes } = await get('?w=320');
  const box = Buffer.from(bytes).indexOf('av1C');
  // AV1 in ISOBMFF, 2.3: chroma_subsampling_x and chroma_subsampling_y.
  expect((bytes[box + 6] ?? 0) & 0b1100).toBe(0b1100);
});

test.each(['', '?w=', '?w=321', '?w=1e3', '?w=-320', '?w=320abc'])(
  'asked with “%s” the picture comes as it is',
  async (query) => {
    expect(await get(query)).toMatchObject({ type: 'image/jpeg', width: 1600 });
    expect(await sizes()).toEqual([]);
  },
);

test('a picture is never enlarged', async () => {
  expect((await get('?w=1920', older)).width).toBe(1600);
});

test('[S07] ten concurrent requests make one variant, which is then stored', async () => {
  await Promise.all(Array.from({ length: 10 }, () => get('?w=320')));
  expect(await sizes()).toHaveLength(1);
  const tag = (await get('?w=320')).response.headers.get('ETag') ?? '';
  const known = await api.fetch(
    new Request(`${api.origin}/uploads/${name}?w=320`, {
      headers: { Accept: browser, 'If-None-Match': tag },
    }),
  );
  expect(known.status).toBe(304);
});

test('a replaced picture gets new variants', async () => {
  const before = await get('?w=320');
  await writeFile(join(api.uploadsFolder, name), await jpeg(1601, 800));
  const after = await get('?w=320');
  expect(Buffer.compare(after.bytes, before.bytes)).not.toBe(0);
  expect(after.response.headers.get('ETag')).not.toBe(before.response.headers.get('ETag'));
});

test('[U08] a picture that cannot be resized is served as it is, with short caching', async () => {
  const logged: string[] = [];
  const api = await testApi({ log: ({ event }) => void logged.push(event) });
  const broken = '\xff\xd8\xff bukan gambar';
  await writeFile(join(api.uploadsFolder, name), broken, 'latin1');
  const response = await api.fetch(new Request(`${api.origin}/uploads/${name}?w=320`));
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toBe(broken);
  expect(response.headers.get('Cache-Control')).toBe(
    'public, max-age=300, s-maxage=60, stale-if-error=86400',
  );
  expect(logged).toContain('picture-not-sized');
  await api.stop();
});

test('[F-56] past the rate limit an address gets originals; others get variants', async () => {
  const api = await testApi({ limitFactor: 1 });
  const bytes = await jpeg(40, 30);
  const names = Array.from({ length: 121 }, (_, n) => `${'a'.repeat(29)}${100 + n}.jpg`);
  for (const each of names) await writeFile(join(api.uploadsFolder, each), bytes);
  const cachingFor = async (address: string, each = '') => {
    const request = new Request(`${api.origin}/uploads/${each}?w=320`);
    return (await api.fetch(request, address)).headers.get('Cache-Control');
  };
  const forEver = 'public, max-age=31536000, immutable, s-maxage=60, stale-if-error=86400';
  for (const each of names.slice(0, 120)) {
    expect(await cachingFor('203.0.113.7', each)).toBe(forEver);
  }
  expect(await cachingFor('203.0.113.7', names[120])).toBe(
    'public, max-age=300, s-maxage=60, stale-if-error=86400',
  );
  expect(await readdir(join(api.folder, 'sized'))).toHaveLength(120);
  expect(await cachingFor('203.0.113.7', names[0])).toBe(forEver);
  expect(await cachingFor('203.0.113.8', names[120])).toBe(forEver);
  await api.stop();
});

test('variants older than 90 days are deleted and made again on request', async () => {
  await get('?w=320');
  const later = new Date(Date.now() + 91 * 86_400_000);
  await cleanUp({ ...api.deps, now: () => later });
  expect(await sizes()).toEqual([]);
});
