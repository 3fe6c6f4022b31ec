import type { ServerConfig } from './config.ts';

/**
 * Headers of every answer (reliability section 4). No inline script and no inline style element;
 * `style` attributes are allowed, since Mantine places its popovers with them. Pictures may come from
 * any https host: an article's picture is whatever URL the provider holds.
 */
export function securityHeaders({ app, secure }: ServerConfig): Record<string, string> {
  const provider = new URL(app.apiUrl).origin;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data: https: ${provider}`,
    "font-src 'self'",
    // Its own page, which tells whether a newer release is out.
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
