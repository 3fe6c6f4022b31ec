import {
  fitPicture,
  type PictureSize,
  tooTallReason,
} from '@pesantren/api-client/contract/uploads/picture-fit';
import { atOnce, createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import { Problem } from '../../http/problem.ts';

/** The longest side of a stored picture, in pixels, but for what is tall (docs/reliability.md#settings-uploads). */
const longestSide = 2560;
/** Admits the 50-megapixel photos of phones (49.9 MP). */
const limitInputPixels = 50_000_000;
/** Decoding a progressive or interlaced picture holds all of it: up to 10 bytes a pixel. */
const limitProgressivePixels = 20_000_000;

/** One at a time: each takes up to 200 MB, and a processor that serves readers too. */
const usual = { name: 'normalize-image', running: 1, waiting: 8, deadline: 60_000 };

/** A re-encoded picture; width and height in pixels. */
export type NormalizedImage = { bytes: Buffer; width: number; height: number };

/** The complaints of JPEG's decoder about pictures that are whole: every browser shows them. */
const harmless =
  /Invalid SOS parameters|extraneous bytes before marker|Unknown Adobe color transform/;

export type ImageNormalizer = ReturnType<typeof createImageNormalizer>;

/** Creates the function that takes pictures in, one after the other. @param turn that of the process, where several schools take in. */
export function createImageNormalizer(turn = atOnce) {
  const limit = createConcurrencyLimit(usual);

  /**
   * Decodes a picture and re-encodes it in its own format: upright, fitted into `longest` pixels unless it is tall
   * (`fitPicture`), without metadata (such as where a photo was taken) or appended data.
   * @param readable the width that a tall picture keeps, in pixels.
   * @throws Problem `invalid-field` when it is damaged, has too many pixels or is too tall to be read.
   */
  return (
    bytes: Buffer,
    kind: 'jpeg' | 'png' | 'webp',
    longest = longestSide,
    readable?: number,
  ): Promise<NormalizedImage> => {
    const encode = (input: Buffer, failOn: 'warning' | 'error') =>
      reencode(input, { kind, failOn, sizeFor: (size) => fitPicture(size, longest, readable) });
    return limit(() => turn(() => repaired(bytes, encode)));
  };
}

/** Encodes a picture, and once more where what is missing or amiss is harmless. */
async function repaired(
  bytes: Buffer,
  encode: (input: Buffer, failOn: 'warning' | 'error') => Promise<NormalizedImage>,
): Promise<NormalizedImage> {
  try {
    return await encode(bytes, 'warning').catch((error: Error) => {
      if (harmless.test(error.message)) return encode(bytes, 'error');
      // Some cameras leave the end out. With one, a picture that lacks more is still found damaged.
      if (!error.message.includes('premature end of JPEG image')) throw error;
      return encode(Buffer.concat([bytes, endOfImage]), 'warning');
    });
  } catch (error) {
    const message = error instanceof Refusal ? error.message : reasonOf(error);
    throw new Problem('invalid-field', { message, errors: { file: message } });
  }
}

/** The marker that ends a JPEG. */
const endOfImage = Buffer.from([0xff, 0xd9]);

/** A picture that is whole, and is not taken all the same; its message is for people. */
class Refusal extends Error {}

async function reencode(
  bytes: Buffer,
  {
    kind,
    failOn,
    sizeFor,
  }: {
    kind: 'jpeg' | 'png' | 'webp';
    failOn: 'warning' | 'error';
    sizeFor: (size: PictureSize) => PictureSize;
  },
): Promise<NormalizedImage> {
  const { sharp } = await import('./sharp.ts');
  const image = sharp(bytes, { limitInputPixels, failOn, pages: 1 });
  const { width, height, isProgressive, autoOrient: upright } = await image.metadata();
  if (isProgressive && width * height > limitProgressivePixels) throw new Refusal(tooLarge);
  const tooTall = tooTallReason(upright);
  if (tooTall) throw new Refusal(tooTall);
  const { data, info } = await image
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ ...sizeFor(upright), fit: 'fill' })
    .toFormat(kind, kind === 'png' ? {} : { quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const tooLarge =
  'Gambar ini terlalu besar: terlalu banyak piksel. Perkecil, lalu unggah yang baru.';

function reasonOf(error: unknown): string {
  if (/pixel limit|timeout/.test(String(error))) return tooLarge;
  return 'Gambar rusak atau tidak lengkap. Unduh atau salin sekali lagi, atau simpan sebagai gambar baru, lalu unggah yang baru.';
}
