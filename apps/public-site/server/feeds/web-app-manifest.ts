import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { school } from '@pesantren/content/school';
import { color } from '../theme-colors.ts';

/** Icons drawn from `favicon.svg`, by file name. */
const icons = {
  'icon-192.png': { size: 192, form: 'plain' },
  'icon-512.png': { size: 512, form: 'plain' },
  /** Android cuts a shape out of it: the drawing keeps to the middle 80 %. */
  'icon-maskable-512.png': { size: 512, form: 'maskable' },
  /** iOS rounds the corners itself and shows transparency as black. */
  'apple-touch-icon.png': { size: 180, form: 'square' },
} as const;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** Writes the web app manifest (w3.org/TR/appmanifest): the site on a phone's home screen. */
export function webAppManifest(): string {
  return JSON.stringify({
    name: school.name,
    short_name: school.nameLines.at(-1),
    description: school.description,
    lang: 'id',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: color('surface'),
    background_color: color('surface'),
    categories: ['education'],
    icons: iconNames.map((name) => ({
      src: `/${name}`,
      sizes: `${icons[name].size}x${icons[name].size}`,
      type: 'image/png',
      purpose: icons[name].form === 'maskable' ? 'maskable' : 'any',
    })),
  });
}

/** Draws an icon as PNG. @param files the folder with `favicon.svg`. */
export async function drawIcon(name: IconName, files: string): Promise<Buffer> {
  const { sharp } = await import('../og-images/sharp.ts');
  const { size, form } = icons[name];
  const svg = await readFile(join(files, 'favicon.svg'));
  const inner = form === 'maskable' ? Math.round(size * 0.8) : size;
  const icon = sharp(svg, { density: 72 * (inner / 40) }).resize(inner, inner);
  if (form === 'plain') return icon.png({ compressionLevel: 9 }).toBuffer();
  // The color at the middle of the upper edge.
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

/** Sizes within `favicon.ico`, which programs request by that name without reading the page. */
const faviconSizes = [16, 32, 48];

/** Draws `favicon.ico`: PNG images in an ICO file. @param files the folder with `favicon.svg`. */
export async function drawFavicon(files: string): Promise<Buffer> {
  const { sharp } = await import('../og-images/sharp.ts');
  const svg = await readFile(join(files, 'favicon.svg'));
  const images = await Promise.all(
    faviconSizes.map((size) =>
      sharp(svg, { density: 72 * (size / 40) })
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    head.fill(faviconSizes[index] ?? 0, entry, entry + 2);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
