import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Env } from '../../http/env.ts';
import { limitCall } from '../../http/limit.ts';
import { Problem } from '../../http/problem.ts';
import { createImageVariants, type Found } from './image-variants.ts';
import { type ByteRange, type StoredFile, uploadName } from './storage/storage.ts';

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
 * `GET /uploads/…`: files that no browser runs, whatever is in them (reliability section 4); pictures
 * in the width of `?w=` and the best format of `Accept` (contract section 4, image sizes).
 */
export function serveUploads(deps: Deps) {
  const inSize = createImageVariants(deps);
  return new Hono<Env>().get('/*', clientAddress(deps.trustedProxies), async (c) => {
    const name = uploadName(c.req.path);
    const original = name && (await deps.uploads.find(name));
    if (!original) throw new Problem('not-found');
    const wanted = {
      width: c.req.query('w'),
      accept: c.req.header('Accept'),
      takeCut: () => limitCall(deps.limits, c.get('address'), 'cut'),
    };
    const found = await inSize(original, wanted);
    const { storage, file } = found;
    const etag = found.tag ?? tagOf(file);
    if (isKnown(etag, c.req.header('If-None-Match'))) {
      describe(c, original.name, found, etag);
      return c.body(null, 304);
    }
    const range = rangeOf(c, file.size, etag);
    if (range === 'none') {
      return c.body(null, 416, { 'Content-Range': `bytes */${file.size}` });
    }
    // Before the first header: a refusal must not carry what lets caches keep a file for a year.
    const body = c.req.method === 'HEAD' ? null : await storage.read(file.name, range);
    describe(c, original.name, found, etag);
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    c.header('Accept-Ranges', 'bytes');
    c.header('Content-Length', String(end - start + 1));
    if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.size}`);
    return c.newResponse(body, range ? 206 : 200);
  });
}

function describe(c: Context, asked: string, { file, forNow }: Found, etag: string): void {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  // The school may replace its own pictures; uploads never change under their random names.
  const changes = asked.startsWith('situs/') || forNow;
  const caching = changes ? 'max-age=300' : 'max-age=31536000, immutable';
  c.header('ETag', etag);
  c.header('Cache-Control', `public, ${caching}`);
  if (c.req.query('w')) c.header('Vary', 'Accept', { append: true });
  const type = types[extension] ?? 'application/octet-stream';
  // A film that is opened by itself stands in a page of the browser's, which reads it under this policy.
  const reach = type.startsWith('video/') ? "media-src 'self'" : 'sandbox';
  c.header('Content-Security-Policy', `default-src 'none'; ${reach}`);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Content-Type', type);
  if (extension === 'pdf') c.header('Content-Disposition', 'attachment');
}

function tagOf({ name, size, modified }: StoredFile): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return `"${size.toString(36)}-${modified.getTime().toString(36)}-${extension}"`;
}

function isKnown(etag: string, tags = ''): boolean {
  return tags.trim() === '*' || tags.includes(etag);
}

/**
 * The one range that a request asks for (RFC 9110 section 14.2), `undefined` when it asks for none, for
 * several or for something unreadable: the whole is an answer to those. `none` when it is past the end.
 */
function rangeOf(c: Context, size: number, etag: string): ByteRange | 'none' | undefined {
  // HEAD tells of the whole: no other method than GET knows ranges (RFC 9110 section 14.2).
  if (c.req.method !== 'GET') return undefined;
  // The rest of another version would end up behind the beginning of the one that is known.
  if ((c.req.header('If-Range') ?? etag) !== etag) return undefined;
  const range = c.req.header('Range') ?? '';
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'none';
  return start <= end ? { start, end } : undefined;
}
