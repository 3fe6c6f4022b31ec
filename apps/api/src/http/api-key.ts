import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { Problem } from './problem.ts';

/** Refuses calls without the shared key in `X-API-Key`; it tells clients apart and authorises nothing. */
export function apiKey(key: string) {
  const wanted = digest(key);
  return createMiddleware(async (c, next) => {
    const given = digest(c.req.header('X-API-Key') ?? '');
    if (!timingSafeEqual(given, wanted)) throw new Problem('invalid-key');
    await next();
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
