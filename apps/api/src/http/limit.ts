import { createMiddleware } from 'hono/factory';
import { isThisMachine, networkOf } from './client-address.ts';
import type { Env } from './env.ts';
import { isRead } from './is-read.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts a call against the network it comes from (reliability L05). This machine's own callers are
 * not counted: the site's server reads for all visitors. @throws Problem `too-many-requests`
 */
export async function limitCall(limits: RateLimits, address: string): Promise<void> {
  if (!isThisMachine(address)) await limits.take('call', networkOf(address));
}

/** Counts every call. */
export function limitCalls(limits: RateLimits) {
  return createMiddleware<Env>(async (c, next) => {
    await limitCall(limits, c.get('address'));
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
