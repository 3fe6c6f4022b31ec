import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OverlayOptions } from 'sharp';
import { color } from '../theme-colors.ts';
import { at, drawText, fitText } from './draw-text.ts';
import { decode, fitLogo } from './fit-logo.ts';
import { type OgImage, type OgSchool, ogImageSize } from './og-image.ts';
import { sharp } from './sharp.ts';

/** Bytes; messengers do not show larger pictures. */
const mostBytes = 250_000;
const qualities = [84, 74, 62, 48];

const { width, height } = ogImageSize;
const margin = 64;
const weaveHeight = 53;
const ground = height - weaveHeight;
/** Left edge of the picture. */
const half = 636;
const stampSize = { width: 300, height: 300 };

/**
 * Draws a share image: school, title, date and the picture, over the weave.
 * @param picture the bytes of `image.picture`; null draws the image without.
 * @param logo the bytes of `school.logo`; null draws the arch.
 * @returns a JPEG of 1200 × 630 pixels with at most 250 KB.
 */
export async function drawOgImage(
  school: OgSchool,
  image: OgImage,
  picture: Uint8Array | null,
  logo: Uint8Array | null = null,
): Promise<Buffer> {
  const photo = picture && (await fitPicture(picture));
  const side = photo ? [{ input: photo, left: half, top: 0 }] : await drawStamp(image);
  const textWidth = sideStart(side) - margin - (photo ? 52 : 64);
  const mark = await drawLogo(logo);
  const layers = [mark, ...(await drawWords(school, image, textWidth)), ...side, weave()];
  const drawn = await sharp({
    create: { width, height, channels: 3, background: color('band') },
  })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();

  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(drawn, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}

function sideStart(side: readonly OverlayOptions[]): number {
  return side[0]?.left ?? width;
}

async function drawWords(
  school: OgSchool,
  image: OgImage,
  textWidth: number,
): Promise<OverlayOptions[]> {
  const white = color('on-band');
  const name = await drawText(school.name, {
    weight: 'bold',
    size: 28,
    color: white,
    width: textWidth - 64,
  });
  const facts = await drawText(image.facts.join(' · ') || school.place, {
    weight: 'medium',
    size: 27,
    color: color('on-band-muted'),
    width: textWidth,
  });
  const [top, bottom] = [148, ground - 48 - facts.height];
  const title = await fitText(shorten(image.title), {
    weight: 'bold',
    sizes: [66, 60, 54, 48, 43, 38, 34],
    color: white,
    width: textWidth,
    height: bottom - 56 - top,
  });
  return [
    at(name, margin + 58, 56 + 24 - name.height / 2),
    at(title, margin, top),
    { input: bar(56, 4, color('accent')), left: margin, top: bottom - 32 },
    at(facts, margin, bottom),
  ];
}

/** Draws the school's logo on a light ground, or the arch, beside its name. */
async function drawLogo(logo: Uint8Array | null): Promise<OverlayOptions> {
  const arch =
    svg(`<svg xmlns="http://www.w3.org/2000/svg" width="41" height="48" viewBox="0 0 34 40"
    fill="none" stroke="${color('on-band')}" stroke-width="2"><path d="M2 39V19C2 11 9 7 17 1.5 25 7 32 11 32
    19V39Z"/><path d="M9 39V24c0-5 4-7 8-10 4 3 8 5 8 10v15M17 39V28"/></svg>`);
  const input = logo && (await fitLogo(logo, 48, color('surface')));
  return { input: input ?? arch, left: margin, top: 56 };
}

/** Draws the date as the stamp that announcements lead with; nothing without a date. */
async function drawStamp({ stamp }: OgImage): Promise<OverlayOptions[]> {
  if (!stamp) return [];
  const left = width - margin - stampSize.width;
  const top = (ground - stampSize.height) / 2;
  const style = { color: color('primary-800'), width: stampSize.width, align: 'centre' } as const;
  const day = await drawText(stamp.day, { ...style, weight: 'bold', size: 150 });
  const month = await drawText(stamp.month, { ...style, weight: 'bold', size: 30 });
  const paper = svg(`<svg xmlns="http://www.w3.org/2000/svg" width="${stampSize.width}"
    height="${stampSize.height}"><rect width="100%" height="100%" rx="24"
    fill="${color('surface')}"/></svg>`);
  const middle = left + stampSize.width / 2;
  return [
    { input: paper, left, top: Math.round(top) },
    at(day, middle - day.width / 2, top + 66),
    at(month, middle - month.width / 2, top + stampSize.height - 74),
  ];
}

/** Crops the provider's picture to its half of the image; null when it cannot be decoded. */
async function fitPicture(picture: Uint8Array): Promise<Buffer | null> {
  try {
    return await (await decode(picture))
      .resize(width - half, ground, { fit: 'cover', position: 'attention' })
      .flatten({ background: color('band') })
      .toColorspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch {
    return null;
  }
}

const weaveSvg = readFileSync(
  createRequire(import.meta.url).resolve('@pesantren/ui/ornament/weave.svg'),
  'utf8',
);

/** Draws the weave along the lower edge. */
function weave(): OverlayOptions {
  const lines = weaveSvg
    .replace(/<title>.*<\/title>/s, '')
    .replace(/stroke="[^"]*"/, `stroke="${color('accent')}"`)
    .replace('<svg ', '<svg id="weave" ');
  const band =
    svg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${weaveHeight}">
    <defs><pattern id="band" width="48" height="53" patternUnits="userSpaceOnUse">${lines}</pattern>
    </defs><rect width="100%" height="100%" fill="${color('band-deep')}"/>
    <rect width="100%" height="100%" fill="url(#band)" opacity=".75"/></svg>`);
  return { input: band, left: 0, top: ground };
}

function bar(width: number, height: number, background: string): Buffer {
  return svg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${background}"/></svg>`);
}

/** Cuts a title to what fits at the smallest size, after a whole word. */
function shorten(title: string): string {
  if (title.length <= 150) return title;
  const cut = title.slice(0, 150);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`;
}

function svg(source: string): Buffer {
  return Buffer.from(source);
}
