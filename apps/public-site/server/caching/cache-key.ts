import type { IncomingMessage } from 'node:http';
import { readScheme, type Scheme } from '../../src/layout/color-scheme.ts';
import { pageQueries } from '../../src/paths.ts';

/** The facts of a request that its response depends on; nothing else of it is read. */
export type RequestFacts = {
  /** With query. */
  path: string;
  cookie: string;
  acceptEncoding: string;
  ifNoneMatch: string;
};

export function toRequestFacts({ url, headers }: Request): RequestFacts {
  return {
    path: url.slice(url.indexOf('/', 'https://'.length)),
    cookie: headers.get('Cookie') ?? '',
    acceptEncoding: headers.get('Accept-Encoding') ?? '',
    ifNoneMatch: headers.get('If-None-Match') ?? '',
  };
}

/** Reads them from Node's request, whose path may be one that a `Request` would not accept. */
export function nodeRequestFacts({ url = '', headers }: IncomingMessage): RequestFacts {
  return {
    path: url,
    cookie: headers.cookie ?? '',
    acceptEncoding: headers['accept-encoding']?.toString() ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
  };
}

/** Everything that a page is rendered from: the path with its known query, in one order, and the color scheme. */
export type PageRequest = { path: string; scheme: Scheme };

/** Drops everything of a request that no page depends on, so that nobody changes what others get (docs/reliability.md#s04). */
export function toPageRequest({ path, cookie }: RequestFacts): PageRequest {
  return {
    path: path.includes('?') ? withKnownQuery(path) : path,
    scheme: cookie === '' ? 'system' : readScheme(cookie),
  };
}

/** Returns the key of a page in the cache. */
export function cacheKey({ path, scheme }: PageRequest): string {
  return `${scheme} ${path}`;
}

function withKnownQuery(path: string): string {
  const [pathname = '', query] = path.split('?', 2);
  const given = new URLSearchParams(query);
  const known = queriesOf(pathname).flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return known.length > 0 ? `${pathname}?${new URLSearchParams(known)}` : pathname;
}

/** The router matches a page in any case and with a trailing slash, too. */
function queriesOf(pathname: string): readonly string[] {
  const page = pathname.toLowerCase().replace(/\/$/, '');
  return Object.hasOwn(pageQueries, page) ? pageQueries[page as keyof typeof pageQueries] : [];
}
