import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '../rendering/render.tsx';
import type { RequestFacts } from './cache-key.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A complete response: no further headers belong to it. */
export type PageResponse = {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer> | null;
};

/** A rendered page with its ETag, and a response for each encoding that was requested. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer<ArrayBuffer>;
  encoded: Map<Encoding, PageResponse | Promise<PageResponse>>;
};

/** @param common headers of every page. */
export function toCachedPage(
  { status, headers, html }: RenderedPage,
  common: Readonly<Record<string, string>> = {},
): CachedPage {
  const body = Buffer.from(html);
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const all = { ...common, ...headers, vary: 'Accept-Encoding, Cookie' };
  const tagged = status === 200 ? { ...all, etag } : all;
  return { status, headers: tagged, etag, body, encoded: new Map() };
}

/**
 * Responds to one request: with a page compressed once for all who accept the encoding, or 304 to a client that has this
 * version. Returns a promise only while the page is being compressed.
 */
export function respond(
  page: CachedPage,
  facts: RequestFacts,
): PageResponse | Promise<PageResponse> {
  if (page.status === 200 && matches(page.etag, facts.ifNoneMatch)) {
    return { status: 304, headers: Object.entries(page.headers), body: null };
  }
  return encodedAs(encodingFor(facts.acceptEncoding), page);
}

/** Compresses a page in the encodings of its older version, before it replaces that. */
export async function encodeLike(page: CachedPage, { encoded }: CachedPage): Promise<void> {
  await Promise.all([...encoded.keys()].map((encoding) => encodedAs(encoding, page)));
}

/** Bytes; what fits into one packet is not compressed. */
const compressFrom = 1000;

/** Weak comparison with any tag of the list (RFC 9110 section 13.1.2). */
function matches(etag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch !== '' && ifNoneMatch.split(/,\s*/).includes(etag);
}

/** Chooses by `Accept-Encoding` (RFC 9110 section 12.5.3), as far as clients use it: `q=0` refuses a coding. */
function encodingFor(acceptEncoding: string): Encoding {
  if (acceptsBrotli.test(acceptEncoding)) return 'br';
  return acceptsGzip.test(acceptEncoding) ? 'gzip' : 'identity';
}

const acceptsBrotli = accepts('br');
const acceptsGzip = accepts('gzip');

function accepts(coding: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i');
}

function encodedAs(accepted: Encoding, page: CachedPage): PageResponse | Promise<PageResponse> {
  const encoding = page.body.length < compressFrom ? 'identity' : accepted;
  const existing = page.encoded.get(encoding);
  if (existing !== undefined) return existing;
  const encoded = encode(page, encoding);
  page.encoded.set(encoding, encoded);
  encoded.then(
    (response) => page.encoded.set(encoding, response),
    () => page.encoded.delete(encoding),
  );
  return encoded;
}

async function encode(
  { status, headers, body }: CachedPage,
  encoding: Encoding,
): Promise<PageResponse> {
  const compressed = await compress[encoding](body);
  const all = Object.entries(headers);
  all.push(['content-length', String(compressed.length)]);
  if (encoding !== 'identity') all.push(['content-encoding', encoding]);
  return { status, headers: all, body: compressed };
}

/**
 * Returns Brotli's options for a page. Quality 6 is 1 % smaller than 5; 8 saves that once more, on the largest page only,
 * for a third more time. The window (RFC 7932 section 9.1) just holds the page: for the default of 4 MB, memory is
 * allocated for each page, which doubles the cost as soon as several are compressed at once.
 */
function brotliOptions({ length }: Buffer) {
  const window = Math.ceil(Math.log2(length + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

const compress = {
  br: (body: Buffer<ArrayBuffer>) => promisify(brotliCompress)(body, brotliOptions(body)),
  gzip: (body: Buffer<ArrayBuffer>) => promisify(gzip)(body),
  identity: async (body: Buffer<ArrayBuffer>) => body,
};
