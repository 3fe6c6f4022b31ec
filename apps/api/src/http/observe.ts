import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Deps } from '../deps.ts';
import type { Env } from './env.ts';
import { isRead } from './is-read.ts';
import { Problem } from './problem.ts';

/** Refusals that may be somebody trying: on a write they are worth a warning (reliability A22). */
const suspicious = [401, 403, 421, 429];

const longestPath = 300;

/** An answered request; `start` as `performance.now()` has it. */
type Answered = {
  requestId: string;
  method: string;
  path: string;
  route: string;
  status: number;
  address: string;
  start: number;
  /** Whether it came without the key: worth a warning, reads too. */
  refused?: boolean;
};

/**
 * Tells the log and the figures of an answered request. The log has no query, no header and no body: what
 * people search for, and every secret, stays out of it.
 */
export function teller({ log, measure }: Pick<Deps, 'log' | 'measure'>) {
  return ({ requestId, method, path, route, status, address, start, refused }: Answered): void => {
    const ms = performance.now() - start;
    measure({ method, route, status, seconds: ms / 1000 });
    const facts = { requestId, method, path: path.slice(0, longestPath), status };
    log(
      { event: 'request', ...facts, ms: Math.round(ms), address },
      refused || (suspicious.includes(status) && !isRead(method)) ? 'warn' : 'info',
    );
  };
}

/** Tells so of every request. */
export function observe(deps: Pick<Deps, 'log' | 'measure'>) {
  const tell = teller(deps);
  return createMiddleware<Env>(async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const route = routeOf(c);
    const caller = { requestId: c.get('requestId'), address: c.get('address') ?? '' };
    const refused = c.error instanceof Problem && c.error.code === 'invalid-key';
    tell({ ...caller, method, path, route, status: c.res.status, start, refused });
  });
}

/** The pattern of the route that answers; of guards alone, which have no method, the last one's. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  return (routes.findLast(({ method }) => method !== 'ALL') ?? routes.at(-1))?.path ?? '';
}
