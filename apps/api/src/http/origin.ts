import { createMiddleware } from 'hono/factory';
import { isRead } from './is-read.ts';
import { Problem } from './problem.ts';

/**
 * Only the admin's exact origin may write: a missing or a sibling's origin is refused, since the
 * cookie's SameSite counts per site (reliability C03, C05).
 */
export function origin(adminOrigin: string) {
  return createMiddleware(async (c, next) => {
    if (!isRead(c.req.method) && c.req.header('Origin') !== adminOrigin) {
      throw new Problem('wrong-origin');
    }
    await next();
  });
}
