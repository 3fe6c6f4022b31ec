import { mkdir, readdir, rm } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pdf, picture } from '../../testing/files.ts';
import { bodyOf, read, upload, write } from '../../testing/requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { sharp } from './sharp.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(async () => {
  expect(await readdir(api.uploadsFolder), 'nothing is stored').toEqual([]);
  await api.stop();
});

const mebibyte = 1_048_576;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('[U02] [U17] other types than JPEG, PNG, WebP and PDF are refused with the accepted ones', async () => {
  const files: Record<string, Uint8Array | string> = {
    svg,
    'svg with prolog': `<?xml version="1.0"?>${svg}`,
    'svg in utf-16': Buffer.from(`\ufeff${svg}`, 'utf16le'),
    html: '<!doctype html><script>alert(1)</script>',
    'a script': 'alert(1)',
    gif: Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
    bmp: Buffer.from('BM\u003a\u0000', 'latin1'),
    tiff: Buffer.from('II*\u0000', 'latin1'),
    ico: Buffer.from([0, 0, 1, 0, 1, 0]),
    heic: Buffer.from('\u0000\u0000\u0000\u0018ftypheic', 'latin1'),
    avif: Buffer.from('\u0000\u0000\u0000\u0018ftypavif', 'latin1'),
    wav: Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVE', 'latin1'),
    'pdf after something': `x${pdf.toString('latin1')}`,
    empty: '',
  };
  for (const [name, bytes] of Object.entries(files)) {
    const response = await upload(api, new Blob([bytes as string]), 'foto.png');
    expect(response.status, name).toBe(415);
    expect(await response.json()).toEqual({
      code: 'wrong-type',
      message: 'Gunakan JPG, PNG, WebP, atau PDF.',
    });
  }
});

test('[U08] a damaged picture is a 422', async () => {
  const jpeg = await picture(200, 200).jpeg().toBuffer();
  const png = await picture(200, 200).png().toBuffer();
  const flipped = Buffer.from(png);
  flipped.fill(0xff, 300, 340);
  const webp = await picture(200, 200).webp().toBuffer();
  const damaged = [
    jpeg.subarray(0, jpeg.length * 0.8),
    png.subarray(0, png.length * 0.8),
    webp.subarray(0, webp.length * 0.8),
    flipped,
    Buffer.from('\xff\xd8\xff and nothing else', 'latin1'),
    Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
  ];
  for (const [n, bytes] of damaged.entries()) {
    const response = await upload(api, new Blob([bytes]));
    expect(response.status, `number ${n}`).toBe(422);
    expect((await bodyOf(response)).errors.file).toMatch(/^Gambar rusak/);
  }
});

test('[U07] a decompression bomb is a 422', async () => {
  for (const [width, height] of [
    [16_000, 16_000],
    [1, 60_000_000],
    [100_000_000, 1],
  ] as const) {
    const response = await upload(api, new Blob([blackPng(width, height)]));
    expect(response.status, `${width}×${height}`).toBe(422);
    expect((await bodyOf(response)).errors.file).toMatch(/^Gambar ini terlalu besar/);
  }
});

test('[U07] a progressive picture is a 422 from 20 megapixels on', async () => {
  const size = { width: 5_000, height: 4_200 };
  const large = sharp({ create: { ...size, channels: 3, background: '#143d2b' } });
  const pictures = [large.jpeg({ progressive: true }), large.png({ progressive: true })];
  for (const one of pictures) {
    const response = await upload(api, new Blob([new Uint8Array(await one.toBuffer())]));
    expect(response.status).toBe(422);
  }
});

test('[U14] a PDF without its end is a 422', async () => {
  const response = await upload(api, new Blob([pdf.subarray(0, -8)]));
  expect(response.status).toBe(422);
  expect((await bodyOf(response)).errors.file).toMatch(/^PDF rusak/);
});

test('[U09] a file above its limit is a 413: 10 MiB for pictures, 20 for PDF', async () => {
  const jpeg = Buffer.alloc(10 * mebibyte + 1);
  jpeg.write('\xff\xd8\xff', 'latin1');
  const image = await upload(api, new Blob([jpeg]));
  expect([image.status, (await bodyOf(image)).message]).toEqual([
    413,
    'Gambar paling besar 10 MB.',
  ]);
  const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(20 * mebibyte), pdf]);
  const document = await upload(api, new Blob([large]));
  expect([document.status, (await bodyOf(document)).message]).toEqual([
    413,
    'PDF paling besar 20 MB.',
  ]);
});

test('[U09] a chunked body is read up to the limit only', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += mebibyte;
      if (sent > 200 * mebibyte) controller.close();
      else controller.enqueue(new Uint8Array(mebibyte));
    },
  });
  const response = await api.fetch(
    api.asAdmin(
      new Request(`${api.url}/upload.php`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body,
        duplex: 'half',
      }),
    ),
  );
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(25 * mebibyte);
});

test('[U13] [U10] not exactly one file in field "file" is a 400', async () => {
  const forms: FormData[] = Array.from({ length: 4 }, () => new FormData());
  forms[0]?.append('lain', new Blob([pdf]));
  forms[1]?.append('file', 'bukan file');
  forms[2]?.append('file', new Blob([pdf]));
  forms[2]?.append('file', new Blob([pdf]));
  for (const body of forms) {
    const request = new Request(`${api.url}/upload.php`, { method: 'POST', body });
    const response = await api.fetch(api.asAdmin(request));
    expect([response.status, (await bodyOf(response)).code]).toEqual([400, 'malformed-request']);
  }
  const broken = ['', '--x', '--x\r\n\r\n', '--x--', `--x\r\n${'A'.repeat(1_000_000)}`];
  for (const body of broken) {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const request = new Request(`${api.url}/upload.php`, { method: 'POST', headers, body });
    expect((await api.fetch(api.asAdmin(request))).status, body.slice(0, 10)).toBe(400);
  }
});

test('[C04] an upload that is not multipart is a 415', async () => {
  expect((await write(api, 'POST', '/upload.php', { file: 'x' })).status).toBe(415);
});

test('[D06] [D07] a failed write is a 503, and reads go on', async () => {
  const path = api.uploadsFolder;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await rm(path, { recursive: true });
  const response = await upload(api, new Blob([pdf]));
  expect([response.status, (await bodyOf(response)).code]).toEqual([503, 'unavailable']);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect((await read(api, '/articles.php')).status).toBe(200);
  await mkdir(path);
});

/** A valid PNG of one color: tiny as a file, huge as pixels. */
function blackPng(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const data = deflateSync(Buffer.alloc(Math.min(row * height, 40_000_000)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
