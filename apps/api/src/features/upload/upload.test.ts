import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { noise, pdf, picture } from '../../testing/files.ts';
import { bodyOf, upload } from '../../testing/requests.ts';

type Answer = {
  data: { url: string; width?: number; height?: number; bytes: number; type: string };
};

const api = apiForEachTest();

test('[U01] [U23] [M-07] accepts JPEG, PNG, WebP and PDF and serves them under their types', async () => {
  const files = [
    { bytes: await picture(64, 48).jpeg().toBuffer(), extension: 'jpg', type: 'image/jpeg' },
    { bytes: await picture(64, 48).png().toBuffer(), extension: 'png', type: 'image/png' },
    { bytes: await picture(64, 48).webp().toBuffer(), extension: 'webp', type: 'image/webp' },
    { bytes: pdf, extension: 'pdf', type: 'application/pdf' },
  ];
  for (const { bytes, extension, type } of files) {
    const response = await upload(api, new Blob([bytes]));
    expect(response.status, type).toBe(201);
    const { data } = await bodyOf<Answer>(response);
    expect(data.url).toMatch(new RegExp(`^${api.origin}/uploads/[0-9a-f]{64}\\.${extension}$`));
    expect(data.type).toBe(type);
    if (type !== 'application/pdf') expect(data).toMatchObject({ width: 64, height: 48 });
    const served = await api.fetch(new Request(data.url));
    expect(served.status).toBe(200);
    // [F-73] A document that was withdrawn is not opened from a browser's copy.
    const age = extension === 'pdf' ? 'max-age=300' : 'max-age=31536000, immutable';
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(data.bytes),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': `public, ${age}, s-maxage=60, stale-if-error=86400`,
    });
    expect((await served.arrayBuffer()).byteLength).toBe(data.bytes);
  }
});

test('[U04] [U14] a PDF is stored byte for byte and served as an attachment', async () => {
  const harmless = '<</OpenAction [3 0 R /Fit] /EmbeddedFile /Encrypt>>';
  for (const hidden of ['', harmless, '<rdf:RDF></rdf:RDF>', 'PK\u0003\u0004 PK\u0005\u0006']) {
    const bytes = Buffer.concat([pdf, Buffer.from(`${hidden}\n%%EOF`)]);
    const { data } = await bodyOf<Answer>(upload(api, new Blob([bytes])));
    const served = await api.fetch(new Request(data.url));
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-disposition': 'attachment',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes);
  }
});

test('[U03] the bytes decide the type, not name or Content-Type', async () => {
  const png = await picture(8, 8).png().toBuffer();
  for (const name of ['foto.html', 'foto', 'foto.svg', 'foto.jpg']) {
    const file = new File([png], name, { type: 'text/html;image/png' });
    const { data } = await bodyOf<Answer>(upload(api, file, name));
    expect([data.type, data.url.endsWith('.png')]).toEqual(['image/png', true]);
  }
});

test('[U05] a client’s file name never becomes a path', async () => {
  const names = [
    ...['../../uji.db', '..\\..\\uji.db', '%2e%2e%2fx.png', 'a\u0000.png', 'CON', '.htaccess', ''],
    ...['x'.repeat(300), '"; filename="b.php', 'a\r\nSet-Cookie: a=b', '\u202egnp.exe'],
  ];
  for (const name of names) {
    expect([201, 400], name).toContain((await upload(api, new Blob([pdf]), name)).status);
  }
  const stored = await readdir(api.uploadsFolder);
  for (const name of stored) expect(name).toMatch(/^[0-9a-f]{64}\.pdf$/);
  const beside = (await readdir(api.folder)).filter((name) => !name.startsWith('uji.db'));
  expect(beside.toSorted()).toEqual(['sized', 'uploads']);
});

test('[U16] the same file uploaded twice is two files', async () => {
  const [one, two] = [upload(api, new Blob([pdf])), upload(api, new Blob([pdf]))];
  expect((await bodyOf<Answer>(one)).data.url).not.toBe((await bodyOf<Answer>(two)).data.url);
});

test('[U07] an animation is stored as its first frame', async () => {
  const raw = { width: 200, height: 200 * 20, channels: 3, pageHeight: 200 } as const;
  const pixels = noise(raw.width * raw.height * raw.channels);
  const moving = await sharp(pixels, { raw }).webp({ loop: 0, effort: 0 }).toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(20);
  const { data } = await bodyOf<Answer>(upload(api, new Blob([new Uint8Array(moving)])));
  expect(data).toMatchObject({ width: 200, height: 200 });
  expect((await sharp(await stored(), { animated: true }).metadata()).pages ?? 1).toBe(1);
});

test('[U22] a photo is stored upright and without its location', async () => {
  const photo = await picture(60, 40)
    .withExif({ IFD3: { GPSLatitude: '3/1 29/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const { data } = await bodyOf<Answer>(upload(api, new Blob([photo])));
  expect(data).toMatchObject({ width: 40, height: 60 });
  const { exif, orientation } = await sharp(await stored()).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

test('[U04] data hidden in or behind a picture is removed', async () => {
  const script = '<script>alert(1)</script>';
  const photo = await picture(40, 40)
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer();
  expect(photo.includes(script)).toBe(true);
  const response = await upload(api, new Blob([photo, Buffer.from(`PK\u0003\u0004${script}`)]));
  expect(response.status).toBe(201);
  expect((await stored()).includes('script')).toBe(false);
});

test('a large picture is scaled to 2560 pixels, a small one keeps its size', async () => {
  const wide = await upload(api, new Blob([await picture(4000, 1000).jpeg().toBuffer()]));
  expect((await bodyOf<Answer>(wide)).data).toMatchObject({ width: 2560, height: 640 });
  const small = await upload(api, new Blob([await picture(20, 10).jpeg().toBuffer()]));
  expect((await bodyOf<Answer>(small)).data).toMatchObject({ width: 20, height: 10 });
});

async function stored(): Promise<Buffer> {
  const [name = ''] = await readdir(api.uploadsFolder);
  return readFile(join(api.uploadsFolder, name));
}
