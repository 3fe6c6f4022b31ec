/** The color schemes a visitor can choose; `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

const schemeCookieName = 'skema';
const oneYear = 365 * 24 * 3600;

/** Parses the scheme from a `Cookie` header; anything else is `system`. */
export function readScheme(cookies: string): Scheme {
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${schemeCookieName}=`))
    ?.slice(schemeCookieName.length + 1);
  return schemes.find((scheme) => scheme === value) ?? 'system';
}

/** Serializes the cookie that stores the scheme for a year; the server renders the next page in it. */
export function schemeCookie(scheme: Scheme): string {
  return `${schemeCookieName}=${scheme}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}
