import type { ServerConfig } from './config.ts';

/**
 * Returns the headers of every response (docs/reliability.md#settings-headers). No inline script and no
 * style element; `style` attributes are allowed, since Mantine positions popovers with them. Pictures
 * may come from any https host, as an article's picture may be any URL.
 */
export function securityHeaders({ app, secure }: ServerConfig): Record<string, string> {
  const provider = new URL(app.apiUrl).origin;
  // The cards that it draws.
  const site = new URL(app.siteUrl).origin;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data: https: ${provider} ${site}`,
    "font-src 'self'",
    // Its own page too, which shows whether a newer release is out.
    `connect-src 'self' ${provider}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
