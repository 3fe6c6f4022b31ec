import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Deps } from '../deps.ts';
import type { Env } from './env.ts';
import { isRead } from './is-read.ts';

/** Refusals that may be somebody trying: on a write they are worth a warning (reliability A22). */
const suspicious = [401, 403, 421, 429];

const longestPath = 300;

/**
 * Tells the log and the figures of every answered request. The log has no query, no header and no body: what
 * people search for, and every secret, stays out of it.
 */
export function observe({ log, measure }: Pick<Deps, 'log' | 'measure'>) {
  return createMiddleware<Env>(async (c, next) => {
    const start = performance.now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const ms = performance.now() - start;
    measure({ method, route: matchedRoutes(c).at(-1)?.path ?? '', status, seconds: ms / 1000 });
    const facts = { requestId: c.get('requestId'), method, path: c.req.path.slice(0, longestPath) };
    log(
      { event: 'request', ...facts, status, ms: Math.round(ms), address: c.get('address') ?? '' },
      suspicious.includes(status) && !isRead(method) ? 'warn' : 'info',
    );
  });
}
