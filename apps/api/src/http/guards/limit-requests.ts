import { isThisMachine, networkOf } from '@pesantren/api-client/server/client-address';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Problem } from '../problem.ts';
import { type Env, isSafeMethod } from '../request-context.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts a call, or an image variant to be made, against the network of its caller (docs/reliability.md#l05). Callers on
 * this machine are not counted: the site's server reads for all visitors. @throws Problem `too-many-requests`
 */
export async function limitCall(
  limits: RateLimits,
  address: string,
  kind: 'call' | 'cut' = 'call',
): Promise<void> {
  if (!isThisMachine(address)) await limits.take(kind, networkOf(address));
}

/**
 * Counts every call. A known caller whose network is over its limit goes on with an allowance of its own: a
 * school is one network, and a pupil must not keep its office from working.
 * @param known returns the name of a caller by its cookies, `''` for a stranger.
 */
export function limitCalls(
  limits: RateLimits,
  known: (cookies: string | undefined) => Promise<string>,
) {
  return createMiddleware<Env>(async (c, next) => {
    try {
      await limitCall(limits, c.get('address'));
    } catch (refused) {
      const cookies = c.req.header('Cookie');
      const caller = refused instanceof Problem && cookies ? await known(cookies) : '';
      if (caller === '') throw refused;
      await limits.take('call', caller);
    }
    await next();
  });
}

/**
 * Refuses a call and counts that against its network, which slows down guessing of keys and origins.
 * @throws the problem, or Problem `too-many-requests`
 */
export async function refuse(c: Context<Env>, limits: RateLimits, problem: Problem) {
  const address = c.get('address');
  if (!isThisMachine(address)) await limits.take('refusal', networkOf(address));
  throw problem;
}

/** Counts every write against the session that makes it. */
export function limitWrites(limits: RateLimits, kind: 'write' | 'upload') {
  return createMiddleware<Env>(async (c, next) => {
    if (!isSafeMethod(c.req.method)) await limits.take(kind, c.get('admin').session);
    await next();
  });
}
