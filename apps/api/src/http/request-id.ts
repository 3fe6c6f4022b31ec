import { randomUUID } from 'node:crypto';
import { isThisMachine } from '@pesantren/api-client/server/client-address';
import { releaseHeader } from '@pesantren/api-client/server/release';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

export const requestIdHeader = 'X-Request-Id';

/** nginx's `$request_id`, which the site passes on, or a UUID: nothing that could break a line. */
const known = /^[0-9a-f-]{32,36}$/;

/**
 * The id of a request: what nginx or the site on this machine has given it, so that one id stands in all logs,
 * otherwise a new one; what a stranger sends is not taken over.
 */
export function requestIdOf(socket: string | undefined, given: string | undefined): string {
  return given && known.test(given) && isThisMachine(socket ?? '') ? given : randomUUID();
}

/** Puts the id into the answer, and where the log finds it. */
export const requestId = createMiddleware<Env>(async (c, next) => {
  const socket = c.env?.incoming?.socket?.remoteAddress;
  const id = requestIdOf(socket, c.req.header(requestIdHeader));
  c.set('requestId', id);
  await next();
  c.header(requestIdHeader, id);
  for (const header of releaseHeader(socket, c.req.header('X-Forwarded-For'))) c.header(...header);
});
