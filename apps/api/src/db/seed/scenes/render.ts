import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fontUrl, printPng } from '../chromium.ts';
import { lettered, scenes } from './scenes.ts';

/**
 * Draws the pictures of an empty database: `node apps/api/src/db/seed/scenes/render.ts [name …]`.
 * Writes JPEGs into `media/contoh` and `media/situs` beside this folder; they are committed.
 */
const wanted = process.argv.slice(2);
const media = new URL('../media/', import.meta.url);

for (const [file, draw] of Object.entries(scenes)) {
  if (isWanted(file)) await save(file, Buffer.from(draw()), 78);
}
for (const [file, draw] of Object.entries(lettered)) {
  if (isWanted(file)) await save(file, printPng(draw(fontUrl), 1600, 1000), 80);
}

function isWanted(file: string): boolean {
  return wanted.length === 0 || wanted.some((name) => file.includes(name));
}

async function save(file: string, picture: Buffer, quality: number): Promise<void> {
  const target = new URL(`${file}.jpg`, media);
  const jpeg = await sharp(picture).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
  await mkdir(new URL('./', target), { recursive: true });
  await writeFile(target, jpeg);
  process.stdout.write(`${file}.jpg ${Math.round(jpeg.length / 1024)} KB\n`);
}
