import { addressOf } from '@pesantren/api-client/server/client-address';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

/** Notes the address that a request comes from. */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<Env>(async (c, next) => {
    const socket = c.env?.incoming?.socket?.remoteAddress;
    c.set('address', addressOf(socket, c.req.header('X-Forwarded-For'), trustedProxies));
    await next();
  });
}
