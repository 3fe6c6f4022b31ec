import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { pictureWidths } from '@pesantren/api-client/contract/uploads/picture-sizes';
import { BusyError, createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import { LateError, outsideDeadline, withinDeadline } from '@pesantren/api-client/server/deadline';
import { whileAlone } from '../../db/while-alone.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { type Storage, StorageError, type StoredFile } from './storage/storage.ts';

/** Widths as a query spells them: `?w=0320` is none. */
const widths = pictureWidths.map(String);

/**
 * Encoders by preference, for browsers that accept them. AVIF beyond effort 3 takes seconds; with its colour at half
 * the resolution, as JPEG and WebP have it, a phone decodes it in three quarters of the time.
 */
const formats = [
  {
    type: 'image/avif',
    extension: 'avif',
    options: { quality: 45, effort: 3, chromaSubsampling: '4:2:0' },
  },
  { type: 'image/webp', extension: 'webp', options: { quality: 75 } },
] as const;

/** Encoders of the picture's own format, for other browsers. */
const sameFormat = {
  jpg: { extension: 'jpeg', options: { quality: 78, mozjpeg: true } },
  png: { extension: 'png', options: { palette: true } },
  webp: { extension: 'webp', options: { quality: 75 } },
} as const;

/**
 * A file to serve and its storage. `etag` is that of a variant, made of its original's, since each process makes its
 * own copy at another time; `isFallback` when the original replaces a variant that a later request may get.
 */
export type Variant = { storage: Storage; file: StoredFile; etag?: string; isFallback?: boolean };

/** A variant, and what is still making it where the original stands in for it. */
type Made = Variant & { making?: Promise<void> | undefined };

/**
 * The variant that a request asks for: `?w=` and `Accept`. `limit` counts a variant that must be made against the
 * client's rate limit. @throws Problem `too-many-requests`
 */
export type VariantRequest = {
  width: string | undefined;
  accept: string | undefined;
  limit: () => Promise<void>;
};

/**
 * Milliseconds that a request waits for a variant; then the original is served, since who reads it through the site has an
 * answer by the site's own deadline. The variant is made all the same.
 */
const patience = outsideDeadline / 2;

/** Resizing leaves one core to readers, and takes two at most. */
export const cutsAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * Creates the function that returns a picture in the size of `?w=` (docs/contract.md#image-sizes) and the best
 * format of `Accept`. A variant is made by the first request, once by all processes of the school, and stored in
 * `sized`. The original is served
 * instead past the rate limit, after 2.5 s in the queue, with 100 waiting, and when the picture cannot be resized.
 */
export function createImageVariants({
  uploads,
  sized,
  log,
  db,
  cutTurn,
}: Pick<Deps, 'uploads' | 'sized' | 'log' | 'db' | 'cutTurn'>) {
  const limitConcurrency = createConcurrencyLimit({
    name: 'image-variant',
    running: cutsAtOnce,
    waiting: 100,
    deadline: patience,
  });
  const inFlight = new Map<string, Promise<Made>>();

  return (file: StoredFile, { width, accept = '', limit }: VariantRequest): Promise<Variant> => {
    const extension = file.name.slice(file.name.lastIndexOf('.') + 1);
    const kind =
      Object.hasOwn(sameFormat, extension) && sameFormat[extension as keyof typeof sameFormat];
    if (!width || !widths.includes(width) || !kind)
      return Promise.resolve({ storage: uploads, file });

    const format = formats.find(({ type }) => accept.includes(type)) ?? kind;
    // Bytes and time tell a picture from another that was stored under its name.
    const version = `${file.size.toString(36)}-${file.modified.getTime().toString(36)}`;
    const name = `${baseName(file.name)}-${version}-${width}.${format.extension}`;
    const etag = `"${version}-${width}-${format.extension}"`;
    const make = (bytes: Uint8Array) => cutTurn(() => resize(bytes, Number(width), format));
    const running = inFlight.get(name);
    const variant = running ?? findOrMake(file, name, limit, make);
    if (!running) {
      inFlight.set(name, variant);
      const forget = () => void inFlight.delete(name);
      variant.then(({ making }) => making).then(forget, forget);
    }
    return variant.then((found) => (found.isFallback ? found : { ...found, etag }));
  };

  async function findOrMake(
    original: StoredFile,
    name: string,
    limit: VariantRequest['limit'],
    make: (bytes: Uint8Array) => Promise<Buffer>,
  ): Promise<Made> {
    const existing = await sized.find(name);
    if (existing) return { storage: sized, file: existing };
    const fallback = { storage: uploads, file: original, isFallback: true };
    let making: Promise<void> | undefined;
    try {
      await limit();
      const makeIt = async () => {
        // Another process of the school may have made it since.
        if (await sized.find(name)) return;
        const bytes = await buffer(await uploads.read(original.name));
        await sized.write(name, await make(bytes));
      };
      making = limitConcurrency(async () => {
        await whileAlone(db, `picture ${name}`, makeIt, true);
      });
      await withinDeadline(patience, making);
    } catch (error) {
      // The original could not be had either.
      if (error instanceof StorageError) throw error;
      if (!(error instanceof Problem || error instanceof BusyError || error instanceof LateError)) {
        log({ event: 'picture-not-sized', file: original.name, error: String(error) });
      }
      return { ...fallback, making };
    }
    const file = await sized.find(name);
    return file ? { storage: sized, file } : fallback;
  }
}

type Format = (typeof formats)[number] | (typeof sameFormat)[keyof typeof sameFormat];

async function resize(
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

/** `situs/hero.jpg` → `situs-hero`: variants lie in one folder. */
function baseName(name: string): string {
  return name.slice(0, name.lastIndexOf('.')).replace('/', '-');
}

/** Deletes variants made before `before`; the next request for one makes it again. */
export async function deleteOldVariants(
  { sized }: Pick<Deps, 'sized'>,
  before: Date,
): Promise<void> {
  await sized.removeUnfinished(before);
  for await (const { name, modified } of sized.list()) {
    if (modified < before) await sized.remove(name);
  }
}
