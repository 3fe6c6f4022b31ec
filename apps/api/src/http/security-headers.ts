import { createMiddleware } from 'hono/factory';

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Sets the security headers of every response (docs/reliability.md#c09). Hono's `secureHeaders` sets them after the
 * route; these come before, so that a route can set another value.
 */
export const securityHeaders = createMiddleware(async (c, next) => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  await next();
  // Hono names the charset of text only (ASVS 4.1.1).
  if (c.res.headers.get('Content-Type') === 'application/json') {
    c.res.headers.set('Content-Type', 'application/json; charset=UTF-8');
  }
});
