import { createGate } from '../../gate.ts';
import { Problem } from '../../http/problem.ts';

/** Longest side that is stored, in pixels. */
const longestSide = 2560;
/** Admits the 50-megapixel photos of phones (49.9 MP). */
const limitInputPixels = 50_000_000;
/** A progressive or interlaced picture is held whole while it is decoded: up to 10 bytes a pixel. */
const limitProgressivePixels = 20_000_000;

/** One at a time: each takes up to 200 MB, and a processor from those who read. */
const gate = createGate(1, 8, 60_000);

/** A picture as it is stored; width and height in pixels. */
export type Picture = { bytes: Buffer; width: number; height: number };

/**
 * Decodes a picture and writes it anew in its own format: upright, at most 2560 pixels wide and high,
 * without metadata (where a photo was taken, say) or anything appended.
 * @throws Problem `invalid-field` when it is damaged or has too many pixels.
 */
export function normalizeImage(bytes: Buffer, kind: 'jpeg' | 'png' | 'webp'): Promise<Picture> {
  return gate(async () => {
    const { sharp } = await import('./sharp.ts');
    try {
      const image = sharp(bytes, { limitInputPixels, failOn: 'warning', pages: 1 });
      const { width, height, isProgressive } = await image.metadata();
      if (isProgressive && width * height > limitProgressivePixels)
        throw new Error('whole in memory');
      const { data, info } = await image
        .timeout({ seconds: 10 })
        .autoOrient()
        .resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .toFormat(kind, kind === 'png' ? {} : { quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      const message = 'Gambar rusak atau terlalu besar ukurannya. Coba gambar lain.';
      throw new Problem('invalid-field', { message, errors: { file: message } });
    }
  });
}
