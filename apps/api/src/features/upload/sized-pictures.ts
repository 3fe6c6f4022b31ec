import { buffer } from 'node:stream/consumers';
import { pictureWidths } from '@pesantren/api-client/contract/picture-sizes';
import { singleFlight } from '@pesantren/api-client/single-flight';
import type { Deps } from '../../deps.ts';
import { createGate } from '../../gate.ts';
import { Problem } from '../../http/problem.ts';
import type { Storage, StoredFile } from './storage.ts';

/** As a query names them: `?w=0320` is none. */
const widths = pictureWidths.map(String);

/** Best first: how a picture is written for those who take it so. AVIF beyond effort 3 takes seconds. */
const formats = [
  { type: 'image/avif', extension: 'avif', options: { quality: 45, effort: 3 } },
  { type: 'image/webp', extension: 'webp', options: { quality: 75 } },
] as const;

/** For everyone else a picture stays what it is. */
const same = {
  jpg: { extension: 'jpeg', options: { quality: 78, mozjpeg: true } },
  png: { extension: 'png', options: { palette: true } },
  webp: { extension: 'webp', options: { quality: 75 } },
} as const;

/** A file and where it lies; `forNow` when it stands in for a size that another try may make. */
export type Found = { storage: Storage; file: StoredFile; forNow?: boolean };

/** What a request asks of a picture: a width of the list, and the formats that it takes. */
export type Wanted = { width: string | undefined; accept: string | undefined };

/**
 * Pictures in the sizes of the contract, made when they are first asked for and kept in `sized`: two at
 * a time; beyond 100 in the queue, and of what cannot be cut, the picture as it is.
 */
export function sizedPictures({ uploads, sized, log }: Pick<Deps, 'uploads' | 'sized' | 'log'>) {
  const gate = createGate(2, 100);
  const flight = singleFlight<Found>();

  /** `file` in the size and format that is wanted. */
  return (file: StoredFile, { width, accept = '' }: Wanted): Promise<Found> => {
    const extension = file.name.slice(file.name.lastIndexOf('.') + 1);
    const kind = Object.hasOwn(same, extension) && same[extension as keyof typeof same];
    if (!width || !widths.includes(width) || !kind)
      return Promise.resolve({ storage: uploads, file });

    const format = formats.find(({ type }) => accept.includes(type)) ?? kind;
    // The size in bytes and the time tell a picture from the one that has taken its place.
    const version = `${file.size.toString(36)}-${file.modified.getTime().toString(36)}`;
    const name = `${baseOf(file.name)}-${version}-${width}.${format.extension}`;
    return flight(name, () => find(file, name, Number(width), format));
  };

  async function find(original: StoredFile, name: string, width: number, format: Format) {
    const kept = await sized.find(name);
    if (kept) return { storage: sized, file: kept };
    try {
      await gate(async () => {
        const bytes = await buffer(await uploads.read(original.name));
        await sized.write(name, await cut(bytes, width, format));
      });
    } catch (error) {
      if (!(error instanceof Problem)) {
        log({ event: 'picture-not-sized', file: original.name, error: String(error) });
      }
      return { storage: uploads, file: original, forNow: true };
    }
    const file = await sized.find(name);
    return file ? { storage: sized, file } : { storage: uploads, file: original, forNow: true };
  }
}

type Format = (typeof formats)[number] | (typeof same)[keyof typeof same];

async function cut(
  bytes: Uint8Array,
  width: number,
  { extension, options }: Format,
): Promise<Buffer> {
  const { sharp } = await import('./picture-library.ts');
  return sharp(bytes, { pages: 1 })
    .timeout({ seconds: 20 })
    .resize({ width, withoutEnlargement: true })
    .toFormat(extension, options)
    .toBuffer();
}

/** `situs/hero.jpg` → `situs-hero`: all sizes lie in one folder. */
function baseOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.')).replace('/', '-');
}

/** Removes sizes that were made before `before`: those of pictures in use are made anew when asked for. */
export async function sweepSized({ sized }: Pick<Deps, 'sized'>, before: Date): Promise<void> {
  await sized.removeUnfinished(before);
  for await (const { name, modified } of sized.list()) {
    if (modified < before) await sized.remove(name);
  }
}
