import { pictureWidths } from '@pesantren/api-client/contract/uploads/picture-sizes';
import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { limitCall } from '../../http/guards/limit-requests.ts';
import { Problem } from '../../http/problem.ts';
import { clientAddress, type Env } from '../../http/request-context.ts';
import { describe, headerParameter, queryParameter } from '../openapi/describe.ts';
import { readChecked } from './checked-body.ts';
import { createImageVariants, type Variant } from './image-variants.ts';
import {
  type ByteRange,
  hashInName,
  photoFolder,
  type StoredFile,
  uploadName,
} from './storage/storage.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/**
 * Serves `GET /uploads/…` under a policy that lets no browser run a file, whatever is in it
 * (docs/reliability.md#u); pictures in the width of `?w=` (docs/contract.md#image-sizes), files by range.
 */
export function serveUploads(deps: Deps) {
  const findVariant = createImageVariants(deps);
  const description = describe('File yang diunggah', {
    needs: 'nothing',
    parameters: [
      { name: 'file', in: 'path', required: true, schema: { type: 'string' } },
      queryParameter('w', { enum: [...pictureWidths] }),
      ...['Range', 'If-Range', 'If-None-Match'].map(headerParameter),
    ],
    answers: { 200: null, 206: null, 304: null, 416: null },
  });
  const routes = new Hono<Env>().use(clientAddress(deps.trustedProxies));
  return routes.get('/:file{.+}', description, async (c) => {
    const name = servedName(c.req.path);
    const original = name && (await deps.uploads.find(name));
    if (!original) throw new Problem('not-found');
    const request = {
      width: c.req.query('w'),
      accept: c.req.header('Accept'),
      limit: () => limitCall(deps.limits, c.get('address'), 'cut'),
    };
    const variant = await findVariant(original, request);
    const { storage, file } = variant;
    const etag = variant.etag ?? etagOf(file);
    if (isKnown(etag, c.req.header('If-None-Match'))) {
      setHeaders(c, original.name, variant, etag);
      return c.body(null, 304);
    }
    const range = rangeOf(c, file.size, etag);
    if (range === 'none') {
      return c.body(null, 416, { 'Content-Range': `bytes */${file.size}` });
    }
    // Before the headers: an error must not carry a file's caching for a year.
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    const body =
      c.req.method === 'HEAD'
        ? null
        : await readChecked(await storage.read(file.name, range), {
            name: file.name,
            ...{ start, bytes: end - start + 1 },
          });
    setHeaders(c, original.name, variant, etag, range !== undefined);
    c.header('Accept-Ranges', 'bytes');
    c.header('Content-Length', String(end - start + 1));
    if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.size}`);
    return c.newResponse(body, range ? 206 : 200);
  });
}

/** Returns the name of a file that everyone may see: pupils' photos have an address of their own. */
function servedName(path: string): string | null {
  const name = uploadName(path);
  return name?.startsWith(photoFolder) ? null : name;
}

/**
 * A proxy asks again each minute, by the ETag: what has been deleted is gone there too. A day is how long the site shows
 * its last pages while the provider is away (docs/operating/limits.md#how-long-copies-are-kept).
 */
const inProxies = 's-maxage=60, stale-if-error=86400';

function setHeaders(
  c: Context,
  requested: string,
  { file, etag: variantTag, isFallback }: Variant,
  etag: string,
  isPart = false,
): void {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  c.header('ETag', etag);
  c.header(
    'Cache-Control',
    cachingOf(requested, {
      ...{ isFallback, isPart },
      isVariant: variantTag !== undefined,
      isDocument: extension === 'pdf',
    }),
  );
  if (c.req.query('w')) c.header('Vary', 'Accept', { append: true });
  const type = types[extension] ?? 'application/octet-stream';
  // A film opened by itself plays in a page of the browser's own, which this policy rules too.
  const permission = type.startsWith('video/') ? "media-src 'self'" : 'sandbox';
  c.header('Content-Security-Policy', `default-src 'none'; ${permission}`);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  // Everyone may see them; the admin reads a picture to crop it once more.
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Content-Type', type);
  if (extension === 'pdf') c.header('Content-Disposition', 'attachment');
}

type Facts = {
  isVariant: boolean;
  isDocument: boolean;
  isFallback: boolean | undefined;
  isPart: boolean;
};

/**
 * Lets browsers keep for good only what cannot be wrong: a picture or film whose name tells its bytes, and what was made
 * of a picture. A part of an upload cannot be checked and is not kept at all; the school may replace its own pictures; a
 * document is opened by its address: once withdrawn, not from a browser's copy either.
 */
function cachingOf(
  requested: string,
  { isVariant, isDocument, isFallback, isPart }: Facts,
): string {
  const hasHash = hashInName(requested) !== undefined;
  if (isPart && hasHash) return 'no-store';
  const changes = requested.startsWith('situs/') || isDocument || isFallback;
  const isForEver = !changes && (hasHash || isVariant);
  return `public, ${isForEver ? 'max-age=31536000, immutable' : 'max-age=300'}, ${inProxies}`;
}

function etagOf({ name, size, modified }: StoredFile): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return `"${size.toString(36)}-${modified.getTime().toString(36)}-${extension}"`;
}

function isKnown(etag: string, tags = ''): boolean {
  return tags.trim() === '*' || tags.includes(etag);
}

/**
 * Parses a single byte range (RFC 9110 section 14.2). @returns `undefined` for the whole file, when there is no
 * range, several or an unreadable one; `none` when it begins past the end.
 */
function rangeOf(c: Context, size: number, etag: string): ByteRange | 'none' | undefined {
  // Ranges are defined for GET alone (RFC 9110 section 14.2).
  if (c.req.method !== 'GET') return undefined;
  // Without a match the client would append the rest of another version to what it has.
  if ((c.req.header('If-Range') ?? etag) !== etag) return undefined;
  const range = c.req.header('Range') ?? '';
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'none';
  return start <= end ? { start, end } : undefined;
}
