import { createMiddleware } from 'hono/factory';
import { networkOf } from './client-address.ts';
import type { Env } from './env.ts';
import { isRead } from './is-read.ts';
import type { RateLimits } from './rate-limits.ts';

/** Counts every call against the network it comes from (reliability L05). */
export function limitCalls(limits: RateLimits) {
  return createMiddleware<Env>(async (c, next) => {
    await limits.take('call', networkOf(c.get('address')));
    await next();
  });
}

/** Counts every write against the session that makes it. */
export function limitWrites(limits: RateLimits, kind: 'write' | 'upload') {
  return createMiddleware<Env>(async (c, next) => {
    if (!isRead(c.req.method)) await limits.take(kind, c.get('admin').session);
    await next();
  });
}
