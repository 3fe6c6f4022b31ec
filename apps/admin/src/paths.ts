import type { ResourceName } from '@pesantren/api-client/resources';

/** Every path of the app, below its base /adminsekolah. */
export const paths = {
  login: '/login',
  articles: '/articles',
  announcements: '/announcements',
  prestasi: '/prestasi',
  carousel: '/carousel',
  gallery: '/gallery',
  account: '/akun',
} as const;

/** Returns the path of a resource's trash. */
export function trashPath(name: ResourceName): string {
  return `${paths[name]}/sampah`;
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
