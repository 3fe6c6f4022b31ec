import { paths } from '../../src/paths.ts';

/** Pages at an address of their own. */
const pages = new Set<string>([
  ...[paths.home, paths.profile, paths.structure, paths.contact, paths.admission, paths.menu],
  ...[paths.articles(), paths.announcements(), paths.achievements()],
  ...[paths.gallery(), paths.students()],
]);

/** Lists whose items have pages below them. */
const parents = new Set([paths.articles(), paths.announcements()]);

/**
 * Returns the one address of a page that was asked for in another spelling (`/Artikel`, `/artikel/`,
 * `//artikel`, `/%61rtikel`), with its query; undefined for that address itself and for what is no page.
 * It begins with one slash and a name of ours: it leads to no other host.
 */
export function canonicalPath(path: string): string | undefined {
  const [pathname = ''] = path.split('?', 1);
  if (pages.has(pathname)) return undefined;
  const segments = pathname.split(/[\\/]+/).filter(Boolean);
  const own = ownAddress(segments);
  return own === undefined || own === pathname ? undefined : own + path.slice(pathname.length);
}

function ownAddress(segments: readonly string[]): string | undefined {
  const names = segments.map(nameOf);
  const page = `/${names.join('/')}`;
  if (pages.has(page)) return page;
  const parent = `/${names[0]}`;
  // An item's own name may be in capitals.
  return segments.length === 2 && parents.has(parent) ? `${parent}/${segments[1]}` : undefined;
}

function nameOf(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
