import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutRegistrationNumber } from '@pesantren/content/registration';
import type { Log } from './log.ts';
import type { Measure } from './metrics.ts';
import { releaseHeader } from './release.ts';

/** Answers a request of Node's server. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** In milliseconds: slower requests are logged. */
const slow = 1000;

const longestPath = 300;

const ids = new AsyncLocalStorage<string>();

/** The form of an id of nginx (`$request_id`) and of a UUID, which cannot break a line. */
const known = /^[0-9a-f-]{32,36}$/;

/** The log and the measures by which a server reports what it does. */
export type Reporting = { log: Log; measure: Measure };

/** Measures answers by the route that their path belongs to: a few names, whatever is asked for. */
export type Measurement = { measure: Measure; routeOf: (path: string) => string };

/**
 * Wraps a listener: each request gets an id, nginx's or a new one, and failed and slow ones are logged at `info`,
 * without their query, in which people search; all are measured.
 */
export function logRequests(log: Log, next: Listener, measurement?: Measurement): Listener {
  return (request, response) => {
    const start = performance.now();
    const { method = '', url = '' } = request;
    const given = String(request.headers['x-request-id'] ?? '');
    const requestId = known.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', requestId);
    const forwarded = request.headers['x-forwarded-for'];
    for (const header of releaseHeader(request.socket.remoteAddress, forwarded)) {
      response.setHeader(...header);
    }
    response.once('close', () => {
      const ms = Math.round(performance.now() - start);
      const status = response.statusCode;
      const [asked = ''] = url.split('?');
      const route = measurement?.routeOf(asked) ?? '';
      measurement?.measure({ method, route, status, seconds: ms / 1000 });
      if (status < 400 && ms < slow) return;
      const path = withoutRegistrationNumber(asked.slice(0, longestPath));
      log({ event: 'request', requestId, method, path, status, ms }, 'info');
    });
    return ids.run(requestId, () => next(request, response));
  };
}

/** Returns the id of the request that is being answered; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
