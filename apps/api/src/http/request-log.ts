import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Deps } from '../deps.ts';
import { Problem } from './problem.ts';
import { type Env, isSafeMethod } from './request-context.ts';

/** Statuses that may mean an attack: on a write they are logged as a warning (docs/reliability.md#a22). */
const suspiciousStatuses = [401, 403, 421, 429];

const maxPathLength = 300;

/** The facts of an answered request; `start` is a time of `performance.now()`. */
type AnsweredRequest = {
  requestId: string;
  method: string;
  path: string;
  route: string;
  status: number;
  address: string;
  start: number;
  /** Set when it came without the API key: a warning, even for a read. */
  hasInvalidKey?: boolean;
};

/**
 * Creates the function that logs and measures an answered request. Query, headers and body stay out of the log,
 * and with them what people search for and every secret.
 */
export function createRequestLog({ log, measure }: Pick<Deps, 'log' | 'measure'>) {
  return (request: AnsweredRequest): void => {
    const { requestId, method, path, route, status, address, start, hasInvalidKey } = request;
    const ms = performance.now() - start;
    measure({ method, route, status, seconds: ms / 1000 });
    const facts = { requestId, method, path: path.slice(0, maxPathLength), status };
    const isSuspicious = suspiciousStatuses.includes(status) && !isSafeMethod(method);
    log(
      { event: 'request', ...facts, ms: Math.round(ms), address },
      hasInvalidKey || isSuspicious ? 'warn' : 'info',
    );
  };
}

/** Logs and measures every request. */
export function logRequests(deps: Pick<Deps, 'log' | 'measure'>) {
  const logRequest = createRequestLog(deps);
  return createMiddleware<Env>(async (c, next) => {
    const start = performance.now();
    await next();
    logRequest({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      route: routeOf(c),
      status: c.res.status,
      address: c.get('address') ?? '',
      start,
      hasInvalidKey: c.error instanceof Problem && c.error.code === 'invalid-key',
    });
  });
}

/** Returns the pattern of the route that answers; where only middleware matched, the last one's. */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  return (routes.findLast(({ method }) => method !== 'ALL') ?? routes.at(-1))?.path ?? '';
}
