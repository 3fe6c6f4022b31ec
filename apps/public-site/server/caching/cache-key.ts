import type { IncomingMessage } from 'node:http';
import { readScheme, type Scheme } from '../../src/layout/color-scheme.ts';
import { pageQueries } from '../../src/paths.ts';

/** What of a request its answer depends on; nothing else of it is read. */
export type RequestFacts = {
  /** With the query. */
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

/** The same of a request as Node has it, which may name a path that no `Request` would. */
export function nodeRequestFacts({ url = '', headers }: IncomingMessage): RequestFacts {
  return {
    path: url,
    cookie: headers.cookie ?? '',
    acceptEncoding: headers['accept-encoding']?.toString() ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
  };
}

/** All that a page is drawn from: path with the known query in one order, and the colors. */
export type PageRequest = { path: string; scheme: Scheme };

/**
 * The page that is asked for. Everything else that a client sends is left out, so that it changes no page
 * that others get (reliability S01, S02, S04).
 */
export function toPageRequest({ path, cookie }: RequestFacts): PageRequest {
  return {
    path: path.includes('?') ? withKnownQuery(path) : path,
    scheme: cookie === '' ? 'system' : readScheme(cookie),
  };
}

/** Tells apart what is drawn apart. */
export function cacheKey({ path, scheme }: PageRequest): string {
  return `${scheme} ${path}`;
}

function withKnownQuery(path: string): string {
  const [pathname = '', query] = path.split('?', 2);
  const asked = new URLSearchParams(query);
  const kept = queriesOf(pathname).flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname;
}

/** The router knows a page in any case and with a slash behind it, too. */
function queriesOf(pathname: string): readonly string[] {
  const page = pathname.toLowerCase().replace(/\/$/, '');
  return Object.hasOwn(pageQueries, page) ? pageQueries[page as keyof typeof pageQueries] : [];
}
