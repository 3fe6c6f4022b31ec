import { mkdir, writeFile } from 'node:fs/promises';
import { printPdf } from '../chromium.ts';
import { beasiswa } from './beasiswa.ts';
import { letterPage } from './letterhead.ts';
import { panduan } from './panduan.ts';
import { perlengkapan } from './perlengkapan.ts';
import { rekening } from './rekening.ts';
import { ujian } from './ujian.ts';

/**
 * Prints the letters behind the sample announcements: `node apps/api/src/db/seed/letters/render.ts`.
 * Writes A4 PDFs into `media/contoh`; they are committed.
 */
const target = new URL('../media/contoh/', import.meta.url);
await mkdir(target, { recursive: true });

for (const letter of [perlengkapan, beasiswa, rekening, panduan, ujian]) {
  const pdf = printPdf(letterPage(letter));
  await writeFile(new URL(`${letter.file}.pdf`, target), pdf);
  process.stdout.write(`${letter.file}.pdf ${Math.round(pdf.length / 1024)} KB\n`);
}
