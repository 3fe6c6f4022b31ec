import { pictureWidths } from '@pesantren/api-client/contract/uploads/picture-sizes';
import { createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import { openProviderFile } from '@pesantren/api-client/server/server-fetch';
import type { Context, Handler } from 'hono';
import type { ServerConfig } from './config.ts';
import { callerAddress, createAllowance, OverAllowanceError } from './http/allowance.ts';

/** Files passed on at once, each on a connection of its own to the provider, and milliseconds that others wait. */
const passing = { name: 'upload', running: 128, deadline: 5_000 };

/** Files for one address, which a whole school may share: a page has some ten. */
const filesAMinute = 6_000;

/** Names that our provider serves, with nothing in them that anybody could read as another path. */
const uploadPath = /^\/uploads\/(?:[a-z0-9][\w-]*\/)?[a-z0-9][\w-]*\.[a-z0-9]{3,4}$/i;

const requestHeaders = ['Accept', 'Range', 'If-Range', 'If-None-Match', 'If-Modified-Since'];
const responseHeaders = [
  ...['Content-Type', 'Content-Length', 'Content-Range', 'Accept-Ranges', 'Content-Disposition'],
  ...['Cache-Control', 'ETag', 'Last-Modified', 'Vary', 'Content-Security-Policy'],
  'Cross-Origin-Resource-Policy',
];
const passedOn = [200, 206, 304];

type Limits = typeof passing & { patience?: number | undefined };

type Options = Pick<ServerConfig, 'apiUrl'> &
  Partial<Pick<ServerConfig, 'trustedProxies' | 'rateLimitFactor'>>;

/**
 * Creates the handler that streams `/uploads/…` from the provider, for a site without nginx before it. Nothing is kept in
 * memory, and no other path or query of the provider can be reached (docs/reliability.md#s14).
 */
export function createUploadsHandler(
  { apiUrl, trustedProxies = 0, rateLimitFactor = 1 }: Options,
  limits: Limits = passing,
): Handler {
  const allowance = createAllowance(filesAMinute * rateLimitFactor);
  const limit = createConcurrencyLimit(limits);

  return async (c) => {
    const url = providerUrl(c.req.url, apiUrl);
    if (!url) return c.text('Tidak ditemukan', 404, noStore);
    try {
      // Addresses with few requests go first.
      const priority = -(await allowance(callerAddress(c, trustedProxies)));
      return await new Promise<Response>((resolve, reject) => {
        limit(() => pass(c, url, resolve, limits.patience), priority).catch(reject);
      });
    } catch (error) {
      if (error instanceof OverAllowanceError) {
        const wait = { 'Retry-After': String(error.retryAfter), ...noStore };
        return c.text('Terlalu banyak file sekaligus', 429, wait);
      }
      return c.text('File belum dapat diambil', 503, { 'Retry-After': '5', ...noStore });
    }
  };
}

/** Responds with a file as it comes; resolves once it has been sent, or its reader has gone. */
async function pass(
  c: Context,
  url: string,
  respond: (response: Response) => void,
  patience: number | undefined,
): Promise<void> {
  const headers = picked(c.req.raw.headers, requestHeaders);
  const method = c.req.method === 'HEAD' ? 'HEAD' : 'GET';
  const file = await openProviderFile(url, { method, headers }, patience);
  if (!passedOn.includes(file.status)) {
    await file.body?.cancel();
    return respond(refusal(c, file));
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const body = file.body && readable;
  respond(
    new Response(body, { status: file.status, headers: picked(file.headers, responseHeaders) }),
  );
  await file.body?.pipeTo(writable).catch(() => {});
}

function refusal(c: Context, { status, headers }: Response): Response {
  if (status === 416) {
    return c.body(null, 416, { 'Content-Range': headers.get('Content-Range') ?? '', ...noStore });
  }
  if (status === 404) return c.text('Tidak ditemukan', 404, noStore);
  return c.text('File belum dapat diambil', 503, { 'Retry-After': '5', ...noStore });
}

/** Returns a file's address on the provider, with a width that it knows; undefined for every other path. */
function providerUrl(requested: string, apiUrl: string): string | undefined {
  const { pathname, searchParams } = new URL(requested);
  if (!uploadPath.test(pathname)) return undefined;
  const width = pictureWidths.find((each) => String(each) === searchParams.get('w'));
  return new URL(width ? `${pathname}?w=${width}` : pathname, apiUrl).href;
}

function picked(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

const noStore = { 'Cache-Control': 'no-store' };
