/** How the visitor wants the colors; `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

const schemeCookieName = 'skema';
const oneYear = 365 * 24 * 3600;

/** Reads the choice out of a `Cookie` header. Whatever is not a choice is none. */
export function readScheme(cookies: string): Scheme {
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${schemeCookieName}=`))
    ?.slice(schemeCookieName.length + 1);
  return schemes.find((scheme) => scheme === value) ?? 'system';
}

/** The cookie that keeps a choice for a year, so that the server draws the next page in it. */
export function schemeCookie(scheme: Scheme): string {
  return `${schemeCookieName}=${scheme}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}
