import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';
import { isRead } from './is-read.ts';
import { refuse } from './limit.ts';
import { Problem } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Only the admin's exact origin may write: a missing or a sibling's origin is refused, since the
 * cookie's SameSite counts per site (reliability C03, C05).
 */
export function origin(adminOrigin: string, limits: RateLimits) {
  return createMiddleware<Env>(async (c, next) => {
    if (!isRead(c.req.method) && c.req.header('Origin') !== adminOrigin) {
      await refuse(c, limits, new Problem('wrong-origin'));
    }
    await next();
  });
}
