import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The icons that are drawn out of `favicon.svg`, by the name of their file. */
export const icons = {
  'icon-192.png': { size: 192, form: 'as it is' },
  'icon-512.png': { size: 512, form: 'as it is' },
  /** Android cuts a shape out of it: what matters stands in the middle 80 %. */
  'icon-maskable-512.png': { size: 512, form: 'maskable' },
  /** iOS rounds the corners itself and knows nothing transparent. */
  'apple-touch-icon.png': { size: 180, form: 'square' },
} as const;

export type IconName = keyof typeof icons;

/** Draws an icon as PNG. @param files the folder with `favicon.svg`. */
export async function drawIcon(name: IconName, files: string): Promise<Buffer> {
  const { sharp } = await import('../sharp.ts');
  const { size, form } = icons[name];
  const svg = await readFile(join(files, 'favicon.svg'));
  const inner = form === 'maskable' ? Math.round(size * 0.8) : size;
  const icon = sharp(svg, { density: 72 * (inner / 40) }).resize(inner, inner);
  if (form === 'as it is') return icon.png({ compressionLevel: 9 }).toBuffer();
  // The colour at the middle of the upper edge.
  const [r = 0, g = 0, b = 0] = await sharp(svg)
    .extract({ left: 20, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const background = { r, g, b };
  const edge = (size - inner) / 2;
  const [near, far] = [Math.floor(edge), Math.ceil(edge)];
  return icon
    .flatten({ background })
    .extend({ top: near, left: near, bottom: far, right: far, background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
