import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { pictureWidths } from '@pesantren/api-client/contract/picture-sizes';
import { singleFlight } from '@pesantren/api-client/single-flight';
import type { Deps } from '../../deps.ts';
import { createGate } from '../../gate.ts';
import { Problem } from '../../http/problem.ts';
import type { Storage, StoredFile } from './storage/storage.ts';

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

/**
 * A file and where it lies; `tag` is the `ETag` of a size, made of its original's, since each process cuts its
 * own at another time; `forNow` when it stands in for a size that another try may make.
 */
export type Found = { storage: Storage; file: StoredFile; tag?: string; forNow?: boolean };

/**
 * What a request asks of a picture: a width of the list, and the formats that it takes. `takeCut` counts one
 * picture that is to be cut against whoever asks. @throws Problem `too-many-requests`
 */
export type Wanted = {
  width: string | undefined;
  accept: string | undefined;
  takeCut: () => Promise<void>;
};

/** Cutting leaves one core to those who read, and takes two at most. */
const running = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * Pictures in the sizes of the contract, made when they are first asked for and kept in `sized`, by a queue of
 * their own. Who asks for more than an allowance, waits there for over 5 s or finds 100 waiting, gets the picture
 * as it is; so do those who ask for one that cannot be cut.
 */
export function createImageVariants({
  uploads,
  sized,
  log,
}: Pick<Deps, 'uploads' | 'sized' | 'log'>) {
  const gate = createGate(running, 100);
  const flight = singleFlight<Found>();

  /** `file` in the size and format that is wanted. */
  return (file: StoredFile, { width, accept = '', takeCut }: Wanted): Promise<Found> => {
    const extension = file.name.slice(file.name.lastIndexOf('.') + 1);
    const kind = Object.hasOwn(same, extension) && same[extension as keyof typeof same];
    if (!width || !widths.includes(width) || !kind)
      return Promise.resolve({ storage: uploads, file });

    const format = formats.find(({ type }) => accept.includes(type)) ?? kind;
    // The size in bytes and the time tell a picture from the one that has taken its place.
    const version = `${file.size.toString(36)}-${file.modified.getTime().toString(36)}`;
    const name = `${baseOf(file.name)}-${version}-${width}.${format.extension}`;
    const tag = `"${version}-${width}-${format.extension}"`;
    const found = flight(name, () =>
      find(file, name, takeCut, (bytes) => cut(bytes, Number(width), format)),
    );
    return found.then((one) => (one.forNow ? one : { ...one, tag }));
  };

  async function find(
    original: StoredFile,
    name: string,
    takeCut: Wanted['takeCut'],
    cutToSize: (bytes: Uint8Array) => Promise<Buffer>,
  ) {
    const kept = await sized.find(name);
    if (kept) return { storage: sized, file: kept };
    try {
      await takeCut();
      await gate(async () => {
        const bytes = await buffer(await uploads.read(original.name));
        await sized.write(name, await cutToSize(bytes));
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
  const { sharp } = await import('./sharp.ts');
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
export async function deleteOldVariants(
  { sized }: Pick<Deps, 'sized'>,
  before: Date,
): Promise<void> {
  await sized.removeUnfinished(before);
  for await (const { name, modified } of sized.list()) {
    if (modified < before) await sized.remove(name);
  }
}
