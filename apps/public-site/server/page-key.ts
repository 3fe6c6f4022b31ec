import type { IncomingMessage } from 'node:http';
import { queryNames } from '../src/paths.ts';
import { readScheme, schemeCookieName } from '../src/scheme.ts';

/** What of a request its answer depends on; nothing else of it is read. */
export type Asked = {
  /** With the query. */
  path: string;
  cookie: string;
  acceptEncoding: string;
  ifNoneMatch: string;
};

export function askedBy({ url, headers }: Request): Asked {
  return {
    path: url.slice(url.indexOf('/', 'https://'.length)),
    cookie: headers.get('Cookie') ?? '',
    acceptEncoding: headers.get('Accept-Encoding') ?? '',
    ifNoneMatch: headers.get('If-None-Match') ?? '',
  };
}

/** The same of a request as Node has it, which may name a path that no `Request` would. */
export function askedOfNode({ url = '', headers }: IncomingMessage): Asked {
  return {
    path: url,
    cookie: headers.cookie ?? '',
    acceptEncoding: headers['accept-encoding']?.toString() ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
  };
}

/**
 * Tells apart what is drawn apart: path, known query in one order, and the cookie of the colour scheme.
 * Everything else that a client sends is left out, so that it changes no page that others get
 * (reliability S01, S02, S04).
 */
export function pageKey({ path, cookie }: Asked): string {
  const scheme = cookie === '' ? 'system' : readScheme(cookie);
  return `${scheme} ${path.includes('?') ? withKnownQuery(path) : path}`;
}

/** The request that a page is drawn for; `site` is an origin. Of the one that was made no more than its key says. */
export function drawnRequest(key: string, site: string): Request {
  const [scheme = '', path = ''] = key.split(' ');
  const headers = new Headers(
    scheme === 'system' ? [] : [['Cookie', `${schemeCookieName}=${scheme}`]],
  );
  // Not resolved against the site: `//` would lead to another.
  return new Request(site + path, { headers });
}

function withKnownQuery(path: string): string {
  const [pathname = '', query] = path.split('?', 2);
  const asked = new URLSearchParams(query);
  const kept = queryNames.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname;
}
