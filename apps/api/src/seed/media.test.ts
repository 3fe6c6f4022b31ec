import { readdir, readFile, stat } from 'node:fs/promises';
import { siteFiles } from '@pesantren/content/site-files';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const media = new URL('./media/', import.meta.url);
const files = (await readdir(media, { recursive: true })).filter((name) => /[.](?!md$)/.test(name));
const sizes = new Map(
  await Promise.all(
    files.map(async (name) => [name, (await stat(new URL(name, media))).size] as const),
  ),
);
const KB = 1024;

test('[B-09] every file of the site is among the sample media', () => {
  for (const name of Object.values(siteFiles)) expect(files).toContain(`situs/${name}`);
});

test('pictures, letters and film stay within their bytes', () => {
  const limits: Record<string, number> = { jpg: 160, webp: 150, pdf: 60, mp4: 600, webm: 600 };
  for (const [name, size] of sizes) {
    const limit = limits[name.split('.').at(-1) ?? ''] ?? 0;
    expect(size, name).toBeLessThanOrEqual(limit * KB);
  }
  const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(whole).toBeLessThanOrEqual(8 * KB * KB);
});

test('the pictures of items are 1600 by 1000 pixels, upright and without metadata', async () => {
  for (const name of files.filter((file) => /^contoh.*jpg$/.test(file))) {
    const { width, height, exif, orientation } = await sharp(
      await readFile(new URL(name, media)),
    ).metadata();
    expect([width, height, exif, orientation], name).toEqual([1600, 1000, undefined, undefined]);
  }
});

test('a letter is one page of selectable text', async () => {
  const letters = files.filter((file) => file.endsWith('.pdf'));
  expect(letters).toHaveLength(5);
  for (const name of letters) {
    const pdf = (await readFile(new URL(name, media))).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), name).toHaveLength(1);
    expect(pdf, name).toContain('/ToUnicode');
    const page = await sharp(
      await readFile(new URL(name.replace('.pdf', '.webp'), media)),
    ).metadata();
    expect([page.width, page.height], name).toEqual([1000, 1416]);
  }
});
