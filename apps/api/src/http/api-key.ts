import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';
import { refuse } from './limit.ts';
import { Problem } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';

/** Refuses calls without the shared key in `X-API-Key`; it tells clients apart and authorises nothing. */
export function apiKey(key: string, limits: RateLimits) {
  const wanted = digest(key);
  return createMiddleware<Env>(async (c, next) => {
    const given = digest(c.req.header('X-API-Key') ?? '');
    if (!timingSafeEqual(given, wanted)) await refuse(c, limits, new Problem('invalid-key'));
    await next();
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
