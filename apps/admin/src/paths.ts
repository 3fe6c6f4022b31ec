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

/** What was deleted of a resource. */
export function trashPath(name: ResourceName): string {
  return `${paths[name]}/sampah`;
}

/** The login page, from which a signed-in person is led on to `wanted`. */
export function loginPath(wanted: string): string {
  return `${paths.login}?${new URLSearchParams({ next: wanted })}`;
}

/**
 * Where to go after the login: `next` when it is a path of this app, else the articles. Whatever a
 * browser would read as another host or a script is none (reliability X15).
 */
export function pathAfterLogin(next: string | null): string {
  const here = 'http://admin.invalid';
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return paths.articles;
  const url = new URL(next, here);
  return url.origin === here ? url.pathname + url.search : paths.articles;
}
