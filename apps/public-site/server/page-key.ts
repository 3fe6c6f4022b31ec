import { queryNames } from '../src/paths.ts';
import { readScheme, schemeCookieName } from '../src/scheme.ts';

/**
 * Tells apart what is drawn apart: path, known query in one order, and the cookie of the colour scheme.
 * Everything else that a client sends is left out, so that it changes no page that others get
 * (reliability S01, S02, S04).
 */
export function pageKey(request: Request): string {
  const scheme = readScheme(request.headers.get('Cookie') ?? '');
  const { url } = request;
  const path = url.slice(url.indexOf('/', 'https://'.length));
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
