import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { Problem } from '../problem.ts';
import type { Env } from '../request-context.ts';
import { refuse } from './limit-requests.ts';
import type { RateLimits } from './rate-limits.ts';

/** Refuses requests without the shared key in `X-API-Key`, which tells clients apart and authorizes nothing. */
export function requireApiKey(key: string, limits: RateLimits) {
  const expected = digest(key);
  return createMiddleware<Env>(async (c, next) => {
    const given = digest(c.req.header('X-API-Key') ?? '');
    if (!timingSafeEqual(given, expected)) await refuse(c, limits, new Problem('invalid-key'));
    await next();
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
