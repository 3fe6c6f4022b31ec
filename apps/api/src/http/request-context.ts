import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Role } from '@pesantren/api-client/contract/account';
import { addressOf, isThisMachine } from '@pesantren/api-client/server/client-address';
import { releaseHeader } from '@pesantren/api-client/server/release';
import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';

/** The administrator whose session a request carries, and the session's id. */
export type Admin = { id: number; username: string; role: Role; session: string };

/** Bindings of Node's server, and the variables that middleware sets for handlers. */
export type Env = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: RequestIdVariables & { admin: Admin; address: string };
};

const requestIdHeader = 'X-Request-Id';

/** nginx's `$request_id`, which the site passes on, or a UUID: nothing that could break a line of the log. */
const wellFormedId = /^[0-9a-f-]{32,36}$/;

/**
 * Returns the id of a request: the one that nginx or the site on this machine gave it, so that all logs share
 * one id; else a new one. An id from any other machine is ignored.
 */
function requestIdOf(socket: string | undefined, given: string | undefined): string {
  return given && wellFormedId.test(given) && isThisMachine(socket ?? '') ? given : randomUUID();
}

/** Sets the request's id for the log and in the response. */
export const requestId = createMiddleware<Env>(async (c, next) => {
  const socket = c.env?.incoming?.socket?.remoteAddress;
  const id = requestIdOf(socket, c.req.header(requestIdHeader));
  c.set('requestId', id);
  await next();
  c.header(requestIdHeader, id);
  for (const header of releaseHeader(socket, c.req.header('X-Forwarded-For'))) c.header(...header);
});

/** Sets the client's address, behind so many trusted proxies. */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<Env>(async (c, next) => {
    const socket = c.env?.incoming?.socket?.remoteAddress;
    c.set('address', addressOf(socket, c.req.header('X-Forwarded-For'), trustedProxies));
    await next();
  });
}

/** Tells whether a method is safe (RFC 9110 section 9.2.1); every other one, known or not, counts as a write. */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
