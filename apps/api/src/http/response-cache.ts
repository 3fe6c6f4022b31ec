import type { IncomingMessage, RequestListener } from 'node:http';
import { addressOf } from '@pesantren/api-client/server/client-address';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { limitCall } from './limit-requests.ts';
import { type Env, requestIdHeader, requestIdOf } from './request-context.ts';
import { createRequestLog, routeOf } from './request-log.ts';

type CachedResponse = {
  status: number;
  /** Names and values in turn, without the request's id, which differs each time. */
  headers: readonly string[];
  body: Uint8Array | undefined;
  /** Path and route as the log and the metrics name them. */
  path: string;
  route: string;
  isFresh: () => Promise<boolean>;
};

/** In bytes. */
const longestBody = 131_072;

/** With the longest body some 8 MB. */
const maxResponses = 64;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Creates a cache of the latest responses to public reads. */
export function createResponseCache() {
  return new LRUCache<string, CachedResponse>({ max: maxResponses });
}

/** Returns all that the response to a public read depends on; `undefined` for other requests. */
function cacheKey(request: IncomingMessage): string | undefined {
  const { method, url, headers } = request;
  if (method !== 'GET' || 'content-length' in headers || 'transfer-encoding' in headers) return;
  const { 'x-api-key': key, 'if-none-match': known, origin } = headers;
  return JSON.stringify([url, request.headersDistinct.host, key, origin, known]);
}

/** Stores the responses that a route marks as cacheable, as all other middleware left them. */
export function cacheResponse(cache: ResponseCache) {
  return createMiddleware<Env>(async (c, next) => {
    await next();
    const { res } = c;
    const cacheable = c.get('cacheable');
    const incoming = c.env?.incoming;
    if (!cacheable || !incoming?.headersDistinct || cacheable.body.length > longestBody) return;
    if (res.status !== 200 && res.status !== 304) return;
    const key = cacheKey(incoming);
    if (key === undefined) return;
    const body = res.status === 200 ? cacheable.body : undefined;
    const headers = [...res.headers].filter(([name]) => name !== requestIdHeader.toLowerCase());
    if (body) headers.push(['Content-Length', String(body.length)]);
    cache.set(key, {
      status: res.status,
      headers: headers.flat(),
      body,
      path: c.req.path,
      route: routeOf(c),
      isFresh: cacheable.isFresh,
    });
  });
}

/**
 * Sends cached responses that are still fresh before a `Request` and a `Response` are made for the app, which
 * cost many times what Node itself does. Everything else, refusals included, goes to `app`.
 */
export function serveCached(
  cache: ResponseCache,
  deps: Pick<Deps, 'limits' | 'log' | 'measure' | 'trustedProxies'>,
  app: RequestListener,
): RequestListener {
  const logRequest = createRequestLog(deps);

  return async (request, response) => {
    const key = cacheKey(request);
    const cached = key === undefined ? undefined : cache.get(key);
    if (!cached) return app(request, response);
    const start = performance.now();
    const { socket, headers } = request;
    const forwarded = headers['x-forwarded-for'];
    const address = addressOf(socket.remoteAddress, forwarded, deps.trustedProxies);
    if (!(await maySend(cached, address))) return app(request, response);
    const given = headers['x-request-id']?.toString();
    const requestId = requestIdOf(socket.remoteAddress, given);
    response.writeHead(cached.status, [...cached.headers, requestIdHeader, requestId]);
    response.end(cached.body);
    logRequest({ ...cached, method: 'GET', requestId, address, start });
  };

  /** Leaves it to the app to answer callers over their limit, and for a database that does not answer. */
  async function maySend({ isFresh }: CachedResponse, address: string): Promise<boolean> {
    try {
      await limitCall(deps.limits, address);
      return await isFresh();
    } catch {
      return false;
    }
  }
}
