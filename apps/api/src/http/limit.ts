import { createMiddleware } from 'hono/factory';
import { isThisMachine, networkOf } from './client-address.ts';
import type { Env } from './env.ts';
import { isRead } from './is-read.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts every call against the network it comes from (reliability L05). This machine's own callers are
 * not counted: the site's server reads for all visitors.
 */
export function limitCalls(limits: RateLimits) {
  return createMiddleware<Env>(async (c, next) => {
    const address = c.get('address');
    if (!isThisMachine(address)) await limits.take('call', networkOf(address));
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
