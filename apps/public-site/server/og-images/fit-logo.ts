import type { Sharp } from 'sharp';
import { sharp } from './sharp.ts';

/** Image formats that are decoded (docs/reliability.md#settings-decoding). */
const decodedFormats = ['jpeg', 'png', 'webp'];

/** Begins to decode a picture of the provider, upright. @throws Error for what is none. */
export async function decode(picture: Uint8Array): Promise<Sharp> {
  const limits = { limitInputPixels: 50_000_000, pages: 1 };
  const { format = '' } = await sharp(picture, limits).metadata();
  if (!decodedFormats.includes(format)) throw new Error(`${format} is not decoded.`);
  return sharp(picture, limits).timeout({ seconds: 10 }).autoOrient();
}

/**
 * Draws a logo whole into a square of `size` pixels, as PNG, its transparent parts on `ground`.
 * @returns null when it cannot be decoded.
 */
export async function fitLogo(
  logo: Uint8Array,
  size: number,
  ground: string | null,
  inner = size,
): Promise<Buffer | null> {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const edge = (size - inner) / 2;
  const [near, far] = [Math.floor(edge), Math.ceil(edge)];
  try {
    const drawn = (await decode(logo)).resize(inner, inner, { fit: 'contain', background });
    const icon = ground === null ? drawn : drawn.flatten({ background: ground });
    return await icon
      .extend({ top: near, left: near, bottom: far, right: far, background })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    return null;
  }
}
