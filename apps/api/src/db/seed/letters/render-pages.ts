import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { letters } from './letters.ts';

/**
 * Draws the first page of every committed letter, as the admin app does at an upload:
 * `node apps/api/src/db/seed/letters/render-pages.ts`. Takes `pdftoppm` (poppler-utils) from PATH; writes
 * WebP 1000 pixels wide beside the PDFs; they are committed.
 */
const folder = fileURLToPath(new URL('../media/contoh/', import.meta.url));

for (const { file } of letters) {
  const size = ['-scale-to-x', '1000', '-scale-to-y', '-1'];
  const args = ['-png', '-singlefile', ...size, `${folder}${file}.pdf`];
  const png = execFileSync('pdftoppm', args, { maxBuffer: 20_000_000 });
  const { size: bytes } = await sharp(png).webp({ quality: 70 }).toFile(`${folder}${file}.webp`);
  process.stdout.write(`${file}.webp ${Math.round(bytes / 1024)} KB\n`);
}
