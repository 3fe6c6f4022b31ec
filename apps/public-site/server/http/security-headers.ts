import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../src/config.ts';

const oneYear = 365 * 24 * 3600;

/** No page loads a style sheet: each brings its own (docs/decisions/0021-pages-bring-their-styles.md). */
const noStyles = "style-src 'none'";

/** Returns the headers of a page whose policy allows its own styles, by their source. */
export function allowingStyles(
  headers: Readonly<Record<string, string>>,
  source: string | undefined,
): Readonly<Record<string, string>> {
  const policy = headers['Content-Security-Policy'];
  if (!policy || !source) return headers;
  return {
    ...headers,
    'Content-Security-Policy': policy.replace(noStyles, `style-src ${source}`),
  };
}

/**
 * Returns the headers of every response (docs/reliability.md#settings-headers). Of inline scripts only `scripts` may run, by
 * their hashes (CSP 3 section 2.3.1); pictures come from any https host or, as the film, from the provider. Rules that demand
 * https are left out where the site's public address has none.
 *
 * None isolates its opener: for such a page a browser starts another process, which keeps the first words back by a third
 * (docs/decisions/0021-pages-bring-their-styles.md#no-new-process). The pages on which people type about themselves do it.
 */
export function securityHeaders(
  { siteUrl, apiUrl, ownUploads }: SiteConfig,
  scripts: readonly string[],
): Record<string, string> {
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const api = new URL(apiUrl).origin;
  const secure = siteUrl.startsWith('https:');
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    noStyles,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https: ${api}`,
    `media-src 'self'${ownUploads ? '' : ` ${api}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.google.com/maps/ https://www.youtube-nocookie.com/embed/ https://www.instagram.com/',
    "manifest-src 'self'",
    "base-uri 'none'",
    // The interest form leads on to a chat, whose address redirects by device.
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(secure && { 'Strict-Transport-Security': `max-age=${oneYear}; includeSubDomains` }),
  };
}
