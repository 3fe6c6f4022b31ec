import type { Role } from '@pesantren/api-client/contract/account';
import { type Action, can } from '@pesantren/api-client/contract/permissions';
import type { ResourceName } from '@pesantren/api-client/resources';

/** Every path of the app, below its base /adminsekolah. */
export const paths = {
  login: '/login',
  forgotten: '/lupa-kata-sandi',
  articles: '/articles',
  announcements: '/announcements',
  prestasi: '/prestasi',
  carousel: '/carousel',
  gallery: '/gallery',
  pages: '/pages',
  agenda: '/agenda',
  school: '/school',
  students: '/students',
  studentImport: '/students/impor',
  registrations: '/pendaftaran',
  breach: '/pemberitahuan',
  account: '/akun',
  shared: '/bagikan',
  people: '/pengguna',
  log: '/catatan',
  backups: '/cadangan',
  report: '/rapor',
  calendar: '/kalender',
  week: '/minggu-ini',
} as const;

/** The page to which a share leads that no service worker has received: it says what to do (share-target/received-files.ts). */
export const unreceivedShare = `${paths.shared}?ditolak=belum-siap`;

/** A page with forms of its own, which are paths below it: a resource's, that of the school's facts, of its pupils. */
export type FormPage = ResourceName | 'school' | 'students';

/**
 * Returns the one spelling of a page's path, base included, of what people write: single slashes, none at the end but
 * after the base, the app's own words in small letters. An id keeps its letters.
 */
export function canonicalPath(pathname: string): string {
  const [base = '', page = '', ...rest] = pathname.split('/').filter(Boolean);
  const words = rest.map((word) => ownWords.find((own) => own === word.toLowerCase()) ?? word);
  return `/${[base.toLowerCase(), page.toLowerCase(), ...words].join('/')}`;
}

/** Stands in the place of an id while the form is open for a new item. */
export const newItem = 'new';

/** The words that stand below a page without being an id. */
const ownWords: readonly string[] = [newItem, 'sampah', 'impor'];

/** Returns the path of a resource's list with an item's form open above it. */
export function itemPath(name: FormPage, id: string): string {
  return `${paths[name]}/${encodeURIComponent(id)}`;
}

/** Returns the path of a resource's list with the form for a new item open above it. */
export function newItemPath(name: FormPage): string {
  return `${paths[name]}/${newItem}`;
}

/** Returns the path of a resource's trash. */
export function trashPath(name: ResourceName): string {
  return `${paths[name]}/sampah`;
}

/** Returns the page of a path: a resource's forms are part of the page of its list, its trash is not. */
export function pageOf(pathname: string): string {
  return pathname.endsWith('/sampah') ? pathname : (pathname.split('/')[1] ?? '');
}

/** The action that opening a page, and all below it, takes; everyone may open any other. */
const actionOfPage: Record<string, Action> = {
  [pageOf(paths.school)]: 'change-facts',
  [pageOf(paths.students)]: 'keep-pupils',
  [pageOf(paths.registrations)]: 'keep-registrations',
  [pageOf(paths.breach)]: 'read-log',
  [pageOf(paths.people)]: 'keep-accounts',
  [pageOf(paths.log)]: 'read-log',
  [pageOf(paths.backups)]: 'keep-backups',
  [pageOf(paths.report)]: 'read-report',
};

/** Returns true for a page that not every role may open. */
export function isGuarded(pathname: string): boolean {
  return pageOf(pathname) in actionOfPage;
}

/** Returns true for what a role may open; the provider decides by itself (docs/contract.md#roles). */
export function mayOpen(role: Role, pathname: string): boolean {
  const action = actionOfPage[pageOf(pathname)];
  return action === undefined || can(role, action);
}

/**
 * Returns the address of an open form for one of releases before this one, which had the item in the
 * query (`?edit=7`, `?new=1`); null for any other.
 */
export function fromFormerAddress(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const open = query.get('edit') || (query.has('new') ? newItem : null);
  if (open === null) return null;
  query.delete('edit');
  query.delete('new');
  return `${pathname}/${encodeURIComponent(open)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Returns the path of the login, which leads on to `wanted`. */
export function loginPath(wanted: string): string {
  return `${paths.login}?${new URLSearchParams({ next: wanted })}`;
}

/**
 * Returns the path to open after the login: `next` when it is a path of this app, else the articles. A
 * value that a browser reads as another host or a script is refused (docs/reliability.md#x15).
 */
export function pathAfterLogin(next: string | null): string {
  const base = 'http://admin.invalid';
  if (!next?.startsWith('/') || !URL.canParse(next, base)) return paths.articles;
  const url = new URL(next, base);
  return url.origin === base ? url.pathname + url.search : paths.articles;
}
