import { mkdir, writeFile } from 'node:fs/promises';
import { printPdf } from '../chromium.ts';
import { letterPage } from './letterhead.ts';
import { letters } from './letters.ts';

/**
 * Prints the letters behind the sample announcements: `node apps/api/src/db/seed/letters/render.ts`.
 * Writes A4 PDFs into `media/contoh`; they are committed.
 */
const target = new URL('../media/contoh/', import.meta.url);
await mkdir(target, { recursive: true });

for (const letter of letters) {
  const pdf = printPdf(letterPage(letter));
  await writeFile(new URL(`${letter.file}.pdf`, target), pdf);
  process.stdout.write(`${letter.file}.pdf ${Math.round(pdf.length / 1024)} KB\n`);
}
