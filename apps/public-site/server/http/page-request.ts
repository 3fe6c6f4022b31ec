import { posix } from 'node:path';
import { pageQueries, paths } from '../../src/paths.ts';
import { readScheme, type Scheme } from '../../src/plain/color-scheme.ts';

/** The caller of a page that is theirs alone, by address, with the form that was sent where there is one. */
export type Visitor = { address: string; form?: URLSearchParams };

/**
 * Everything that a page is rendered from: the path with its known query, in one order, and the color scheme; the visitor
 * where the page is for nobody else.
 */
export type PageRequest = { path: string; scheme: Scheme; visitor?: Visitor };

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
  ...[paths.gallery(), paths.students(), paths.search(), paths.agenda(), paths.schoolYear()],
  ...[paths.registration, paths.registrationWithdrawn],
]);

/** The paths below which items have pages. */
const parents = new Set<string>([
  ...[paths.articles(), paths.announcements(), posix.dirname(paths.page('x'))],
  ...[paths.agenda(), paths.registration],
]);

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
  const parent = `/${names.slice(0, -1).join('/')}`;
  // The name of an item may have capitals.
  return parents.has(parent) ? `${parent}/${segments.at(-1)}` : undefined;
}

function nameOf(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
