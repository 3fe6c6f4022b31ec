import { isThisMachine, networkOf } from '@pesantren/api-client/client-address';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';
import { isRead } from './is-read.ts';
import { Problem } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts a call, or a picture that is to be cut, against the network it comes from (reliability L05). This machine's own callers are
 * not counted: the site's server reads for all visitors. @throws Problem `too-many-requests`
 */
export async function limitCall(
  limits: RateLimits,
  address: string,
  kind: 'call' | 'cut' = 'call',
): Promise<void> {
  if (!isThisMachine(address)) await limits.take(kind, networkOf(address));
}

/**
 * Counts every call. Where its network has used up its own, who is known goes on with an allowance that
 * nobody else can use up: a school is one network, and a pupil must not keep its office from working.
 * @param known names a caller by its cookies, `''` for a stranger.
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
 * Refuses a call, and counts that against its network: whoever tries keys or origins is soon told to wait.
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
    if (!isRead(c.req.method)) await limits.take(kind, c.get('admin').session);
    await next();
  });
}
