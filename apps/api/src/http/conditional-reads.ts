import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Every read carries a strong `ETag`, its content's hash where the route has no better one, and is a
 * 304 without a body for who sends it back (RFC 9110 section 13.1.2).
 */
export const conditionalReads = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    ...['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials'],
    ...['Access-Control-Expose-Headers', 'X-Total-Count', 'X-Request-Id'],
    ...['Content-Security-Policy', 'Cross-Origin-Resource-Policy', 'Referrer-Policy'],
    ...['Strict-Transport-Security', 'X-Content-Type-Options'],
  ],
});
