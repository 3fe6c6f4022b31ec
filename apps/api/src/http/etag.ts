import type { Context } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { Problem } from './problem.ts';

/**
 * Gives every read a strong `ETag`, a hash of its body where the route set none, and answers a matching
 * `If-None-Match` with 304 (RFC 9110 section 13.1.2).
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

/** Returns the strong `ETag` of one item: its version in quotes. */
export function etagOf({ version }: { version: number }): string {
  return `"${version}"`;
}

/**
 * Prevents lost updates: with `If-Match` the current item must be of a version that the caller knows (RFC 9110
 * section 13.1.1); without it the last write wins.
 * @param newest a second version that may be named, that of a draft over the item.
 * @throws Problem `changed-meanwhile` with the current item.
 */
export function requireIfMatch(
  c: Context,
  current: { version: number },
  newest?: { version: number },
): void {
  const known = c.req.header('If-Match');
  if (known === undefined || known.trim() === '*') return;
  const tags = known.split(',').map((tag) => tag.trim());
  if (tags.includes(etagOf(current)) || (newest && tags.includes(etagOf(newest)))) return;
  throw new Problem('changed-meanwhile', { current, headers: { ETag: etagOf(current) } });
}
