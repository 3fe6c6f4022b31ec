import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';
import { Problem } from './problem.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** Where a load balancer asks, by whatever address it knows. */
const probes = ['/healthz', '/readyz'];
/** Longest address, in characters (reliability L08). */
const longest = 8_192;

/**
 * Answers only under its own names, whatever the port: another `Host` is a 421, a doubled one a 400, and an
 * address of more than 8 KiB a 414 (reliability L08, L10).
 */
export function ownAddress(hosts: readonly string[]) {
  const own = [...loopback, ...hosts];
  return createMiddleware<Env>(async (c, next) => {
    const { url } = c.req.raw;
    if (url.length > longest) throw new Problem('too-long');
    const told = c.env?.incoming?.headersDistinct?.host ?? [new URL(url).host];
    if (told.length !== 1) throw new Problem('malformed-request');
    const name = told[0]?.replace(/:\d+$/, '').toLowerCase() ?? '';
    const known = own.includes(name) && own.includes(new URL(url).hostname);
    if (!known && !probes.includes(c.req.path)) throw new Problem('wrong-host');
    await next();
  });
}
