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

/** What every answer carries (reliability C09); a route that needs another value sets its own. */
export const securityHeaders = createMiddleware(async (c, next) => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  await next();
  // Hono names it for text only (ASVS 4.1.1).
  if (c.res.headers.get('Content-Type') === 'application/json') {
    c.res.headers.set('Content-Type', 'application/json; charset=UTF-8');
  }
});
