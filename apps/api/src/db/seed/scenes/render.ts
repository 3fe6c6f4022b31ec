import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { scenes } from './scenes.ts';

/**
 * Draws the pictures of an empty database: `node apps/api/src/db/seed/scenes/render.ts [name …]`.
 * Writes JPEGs into `media/contoh` and `media/situs` beside this folder; they are committed.
 */
const wanted = process.argv.slice(2);
const media = new URL('../media/', import.meta.url);

for (const [file, draw] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue;
  const target = new URL(`${file}.jpg`, media);
  const jpeg = await sharp(Buffer.from(draw()))
    .flatten()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  await mkdir(new URL('./', target), { recursive: true });
  await writeFile(target, jpeg);
  process.stdout.write(`${file}.jpg ${Math.round(jpeg.length / 1024)} KB\n`);
}
