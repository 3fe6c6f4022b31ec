import { createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import { Problem } from '../../http/problem.ts';

/** Longest side of a stored picture, in pixels. */
const longestSide = 2560;
/** Admits the 50-megapixel photos of phones (49.9 MP). */
const limitInputPixels = 50_000_000;
/** Decoding a progressive or interlaced picture holds all of it: up to 10 bytes a pixel. */
const limitProgressivePixels = 20_000_000;

/** One at a time: each takes up to 200 MB, and a processor that serves readers too. */
const limit = createConcurrencyLimit({
  name: 'normalize-image',
  running: 1,
  waiting: 8,
  deadline: 60_000,
});

/** A re-encoded picture; width and height in pixels. */
export type NormalizedImage = { bytes: Buffer; width: number; height: number };

/**
 * Decodes a picture and re-encodes it in its own format: upright, at most `longest` pixels wide and high, without
 * metadata (such as where a photo was taken) or appended data.
 * @throws Problem `invalid-field` when it is damaged or has too many pixels.
 */
export function normalizeImage(
  bytes: Buffer,
  kind: 'jpeg' | 'png' | 'webp',
  longest = longestSide,
): Promise<NormalizedImage> {
  return limit(async () => {
    const { sharp } = await import('./sharp.ts');
    try {
      const image = sharp(bytes, { limitInputPixels, failOn: 'warning', pages: 1 });
      const { width, height, isProgressive } = await image.metadata();
      if (isProgressive && width * height > limitProgressivePixels)
        throw new Error('too large to hold in memory');
      const { data, info } = await image
        .timeout({ seconds: 10 })
        .autoOrient()
        .resize({
          width: longest,
          height: longest,
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
