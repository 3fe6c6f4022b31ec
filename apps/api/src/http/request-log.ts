import { withoutRegistrationNumber } from '@pesantren/content/registration';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Deps } from '../deps.ts';
import { Problem } from './problem.ts';
import { type Env, isSafeMethod } from './request-context.ts';

/** Statuses that may mean an attack: on a write they are logged as a warning (docs/reliability.md#a22). */
const suspiciousStatuses = [401, 403, 421, 429];

const maxPathLength = 300;

/**
 * Logs and measures every request. Query, headers and body stay out of the log, and with them what people search for
 * and every secret. A wrong API key is a warning, even of a read.
 */
export function logRequests({ log, measure }: Pick<Deps, 'log' | 'measure'>) {
  return createMiddleware<Env>(async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = performance.now() - start;
    measure({ method, route: routeOf(c), status, seconds: ms / 1000 });
    const hasInvalidKey = c.error instanceof Problem && c.error.code === 'invalid-key';
    const isSuspicious = suspiciousStatuses.includes(status) && !isSafeMethod(method);
    const entry = {
      event: 'request',
      requestId: c.get('requestId'),
      method,
      path: withoutRegistrationNumber(path.slice(0, maxPathLength)),
      status,
      ms: Math.round(ms),
      address: c.get('address') ?? '',
    };
    log(entry, hasInvalidKey || isSuspicious ? 'warn' : 'info');
  });
}

/** Returns the pattern of the route that answers; where only middleware matched, the last one's. */
function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  return (routes.findLast(({ method }) => method !== 'ALL') ?? routes.at(-1))?.path ?? '';
}
