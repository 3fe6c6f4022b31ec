import type { HttpBindings } from '@hono/node-server';
import { addressOf } from '@pesantren/api-client/server/client-address';
import type { Context } from 'hono';

/** Returns the address that a request comes from behind our own proxies; `''` when it is unknown. */
export function callerAddress(c: Context, trustedProxies: number): string {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const socket = incoming?.socket.remoteAddress;
  return addressOf(socket, c.req.header('X-Forwarded-For'), trustedProxies);
}
