import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { picture } from '../../testing/files.ts';
import { bodyOf, upload } from '../../testing/requests.ts';

const api = apiForEachTest();

type Answer = { data: { width: number; height: number; type: string } };

async function send(bytes: Buffer) {
  const response = await upload(api, new Blob([new Uint8Array(bytes)]));
  const body = await bodyOf<Partial<Answer> & { errors?: { file: string } }>(response);
  const { width, height } = body.data ?? {};
  return { status: response.status, size: [width, height], words: body.errors?.file ?? '' };
}

/** The place of a JPEG's start of scan, and of the data behind its header. */
function scanOf(jpeg: Buffer): { at: number; data: number } {
  let at = 2;
  while (jpeg[at + 1] !== 0xda) at += 2 + jpeg.readUInt16BE(at + 2);
  return { at, data: at + 2 + jpeg.readUInt16BE(at + 2) };
}

/** A JPEG with a segment more before its first. */
function withSegment(jpeg: Buffer, marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, payload.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, payload, jpeg.subarray(2)]);
}

const jpeg = await picture(200, 120).jpeg().toBuffer();
const png = await picture(200, 120).png().toBuffer();
const { at, data } = scanOf(jpeg);

function samsung(whole: Buffer): Buffer {
  const bytes = Buffer.from(whole);
  // Se, the last coefficient of the scan: of a baseline JPEG it is 63 and nobody looks at it.
  bytes[scanOf(whole).data - 2] = 0;
  return bytes;
}

const taken: Record<string, Buffer> = {
  'an end of spectrum of 0, as Samsung writes it': samsung(jpeg),
  'a film behind it, as motion photos have': Buffer.concat([
    jpeg,
    Buffer.from('MotionPhoto_Data'),
    Buffer.alloc(9000, 7),
  ]),
  'a second picture behind it (MPO)': Buffer.concat([jpeg, jpeg]),
  'no end of image behind whole data': jpeg.subarray(0, -2),
  'zeros before a marker': Buffer.concat([
    jpeg.subarray(0, at),
    Buffer.alloc(3),
    jpeg.subarray(at),
  ]),
  'an unknown Adobe transform': withSegment(
    jpeg,
    0xee,
    Buffer.from('Adobe\0d\0\0\0\0\x07', 'latin1'),
  ),
  'a broken Exif block': withSegment(jpeg, 0xe1, Buffer.from('Exif\0\0XXrusak', 'latin1')),
  'four inks (CMYK)': await picture(200, 120).toColourspace('cmyk').jpeg().toBuffer(),
  'a script behind it, and one in a comment': Buffer.concat([
    withSegment(jpeg, 0xfe, Buffer.from('<script>1</script>')),
    Buffer.from('<script>2</script>'),
  ]),
  'a part of a color profile': withSegment(
    jpeg,
    0xe2,
    Buffer.from('ICC_PROFILE\0\x01\x05rusak', 'latin1'),
  ),
  'gray alone': await picture(200, 120).grayscale().jpeg().toBuffer(),
  'progressive scans': await picture(200, 120).jpeg({ progressive: true }).toBuffer(),
  '16 bits a channel (PNG)': await picture(200, 120).toColourspace('rgb16').png().toBuffer(),
  'interlaced lines (PNG)': await picture(200, 120).png({ progressive: true }).toBuffer(),
  'a palette (PNG)': await picture(200, 120).png({ palette: true }).toBuffer(),
  'text behind it (PNG)': Buffer.concat([png, Buffer.from('akhir')]),
  'no loss (WebP)': await picture(200, 120).webp({ lossless: true }).toBuffer(),
};

test('[F-86] [U01] pictures of all devices are taken, as every browser shows them', async () => {
  for (const [name, bytes] of Object.entries(taken)) {
    expect({ name, ...(await send(bytes)) }).toMatchObject({ name, status: 201, size: [200, 120] });
  }
  for (const stored of await readdir(api.uploadsFolder)) {
    const bytes = await readFile(join(api.uploadsFolder, stored));
    const { space } = await sharp(bytes).metadata();
    expect(['srgb', 'b-w']).toContain(space);
    expect(bytes.includes('<script>')).toBe(false);
  }
});

const scrambled = Buffer.from(jpeg).fill(0xff, data + 2000, data + 2010);
const damaged: Record<string, Buffer> = {
  'a JPEG that breaks off': jpeg.subarray(0, data + 2000),
  'a JPEG that breaks off before its end': Buffer.concat([
    jpeg.subarray(0, data + 2000),
    jpeg.subarray(-2),
  ]),
  'a JPEG with damage within': scrambled,
  'a PNG that breaks off': png.subarray(0, 9000),
};

test('[F-86] [U08] what lacks a part, or is damaged within, is refused as that', async () => {
  for (const [name, bytes] of Object.entries(damaged)) {
    const { status, words } = await send(bytes);
    expect({ name, status }).toEqual({ name, status: 422 });
    expect(words).toMatch(/^Gambar rusak atau tidak lengkap\. .+ unggah yang baru\.$/);
  }
});

test('[F-84] a tall picture keeps a width in which it is read; one that cannot is refused in words', async () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#143d2b' } })
      .png()
      .toBuffer();
  expect((await send(await flat(1080, 5400))).size).toEqual([1080, 5400]);
  const strip = await send(await flat(60, 30_000));
  expect(strip.status).toBe(422);
  expect(strip.words).toMatch(/^Gambar ini terlalu panjang \(60 × 30000 piksel\).+ Potong menjadi/);
});

test('[F-84] an upright photo that was taken sideways is fitted as it is seen', async () => {
  const create = { width: 3000, height: 1000, channels: 3, background: '#143d2b' } as const;
  const lying = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await send(lying)).size).toEqual([1000, 3000]);
});

test('[F-86] a photo stands as its camera was held, mirrored or not', async () => {
  const [red, green, blue, white] = ['#f00', '#0f0', '#00f', '#fff'];
  const corner = (background: string | undefined, left: number, top: number) => ({
    ...{
      input: {
        create: { width: 60, height: 40, channels: 3 as const, background: background ?? '' },
      },
    },
    ...{ left, top },
  });
  const corners = await sharp({
    create: { width: 120, height: 80, channels: 3, background: '#000' },
  })
    .composite([
      corner(red, 0, 0),
      corner(green, 60, 0),
      corner(blue, 0, 40),
      corner(white, 60, 40),
    ])
    .png()
    .toBuffer();
  // EXIF 2.32, section 4.6.5.1.6: which corner of what is stored is the upper left one of what was seen.
  const upperLeft = [red, green, white, blue, red, blue, white, green];
  for (const [index, color] of upperLeft.entries()) {
    const orientation = index + 1;
    const held = await sharp(corners)
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer();
    const before = new Set(await readdir(api.uploadsFolder));
    const { size } = await send(held);
    expect(size, String(orientation)).toEqual(orientation > 4 ? [80, 120] : [120, 80]);
    const [name = ''] = (await readdir(api.uploadsFolder)).filter((each) => !before.has(each));
    const stored = sharp(await readFile(join(api.uploadsFolder, name)));
    const pixel = await stored.extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer();
    const bits = [...pixel].map((channel) => (channel > 127 ? 'f' : '0')).join('');
    expect(`#${bits}`, String(orientation)).toBe(color);
  }
});
