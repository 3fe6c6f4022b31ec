import { paths } from '../../src/paths.ts';

/** Paths of pages. */
const pages = new Set<string>([
  ...[paths.home, paths.profile, paths.structure, paths.contact, paths.admission, paths.menu],
  ...[paths.articles(), paths.announcements(), paths.achievements()],
  ...[paths.gallery(), paths.students()],
]);

/** Lists whose items have pages below them. */
const parents = new Set([paths.articles(), paths.announcements()]);

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
