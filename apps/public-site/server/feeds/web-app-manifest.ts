import { readFile } from 'node:fs/promises';
import type { Facts } from '@pesantren/content/facts';
import { iconPath } from '../../src/paths.ts';
import type { fitLogo } from '../og-images/fit-logo.ts';
import { color } from '../theme-colors.ts';

/** Icons drawn from the school's logo, else from `favicon.svg`, by file name. */
const icons = {
  'icon-192.png': { size: 192, form: 'plain' },
  'icon-512.png': { size: 512, form: 'plain' },
  /** Android cuts a shape out of it: the drawing keeps to the middle 80 %. */
  'icon-maskable-512.png': { size: 512, form: 'maskable' },
  /** iOS rounds the corners itself and shows transparency as black. */
  'apple-touch-icon.png': { size: 180, form: 'square' },
} as const;

/** The icon that programs request as `favicon.ico` without reading the page; all of them read a PNG there. */
const favicon = { size: 48, form: 'plain' } as const;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** Writes the web app manifest (w3.org/TR/appmanifest): the site on a phone's home screen. */
export function webAppManifest({ identity }: Facts): string {
  return JSON.stringify({
    name: identity.name,
    short_name: identity.shortName,
    ...(identity.description && { description: identity.description }),
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
      src: iconPath(name, identity),
      sizes: `${icons[name].size}x${icons[name].size}`,
      type: 'image/png',
      purpose: icons[name].form === 'maskable' ? 'maskable' : 'any',
    })),
  });
}

/** Draws an icon as PNG. @param arch the path of `favicon.svg`, which stands in for a logo. */
export async function drawIcon(
  name: IconName | 'favicon.ico',
  arch: string,
  logo: Uint8Array | null,
): Promise<Buffer> {
  const { sharp } = await import('../og-images/sharp.ts');
  const { size, form } = name === 'favicon.ico' ? favicon : icons[name];
  const inner = form === 'maskable' ? Math.round(size * 0.8) : size;
  const drawn = logo && (await drawLogo(logo, size, form === 'plain' ? null : ground, inner));
  if (drawn) return drawn;
  const svg = await readFile(arch);
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

/** The ground of a logo with transparent parts, where an icon has none of its own. */
const ground = 'white';

/** Loaded with the first logo, not with the site: it takes 100 MB. */
const drawLogo: typeof fitLogo = async (...call) =>
  (await import('../og-images/fit-logo.ts')).fitLogo(...call);
