import { posix } from 'node:path';
import { pageQueries, paths } from '../../src/paths.ts';
import { readScheme, type Scheme } from '../../src/plain/color-scheme.ts';

/** Everything that a page is rendered from: the path with its known query, in one order, and the color scheme. */
export type PageRequest = { path: string; scheme: Scheme };

/** Drops everything of a request that no page depends on, so that nobody changes what others get (docs/reliability.md#s04). */
export function toPageRequest(path: string, cookie: string): PageRequest {
  return {
    path: path.includes('?') ? withKnownQuery(path) : path,
    scheme: cookie === '' ? 'system' : readScheme(cookie),
  };
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

/** Paths of pages. */
const pages = new Set<string>([
  ...[paths.home, paths.profile, paths.structure, paths.contact, paths.admission, paths.menu],
  ...[paths.parents, paths.articles(), paths.announcements(), paths.achievements()],
  ...[paths.gallery(), paths.students(), paths.search()],
]);

/** The paths below which items have pages. */
const parents = new Set([paths.articles(), paths.announcements(), posix.dirname(paths.page('x'))]);

/**
 * Returns the canonical address of a page that was requested in another spelling (`/Artikel`, `/artikel/`, `//artikel`,
 * `/%61rtikel`), with its query; undefined for a canonical address and for what is no page. It begins with one slash
 * and a known name: a redirect to it leads to no other host.
 */
export function canonicalPath(path: string): string | undefined {
  const [pathname = ''] = path.split('?', 1);
  if (pages.has(pathname)) return undefined;
  const segments = pathname.split(/[\\/]+/).filter(Boolean);
  const canonical = canonicalOf(segments);
  if (canonical === undefined || canonical === pathname) return undefined;
  return canonical + path.slice(pathname.length);
}

function canonicalOf(segments: readonly string[]): string | undefined {
  const names = segments.map(nameOf);
  const page = `/${names.join('/')}`;
  if (pages.has(page)) return page;
  const parent = `/${names[0]}`;
  // The name of an item may have capitals.
  return segments.length === 2 && parents.has(parent) ? `${parent}/${segments[1]}` : undefined;
}

function nameOf(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
