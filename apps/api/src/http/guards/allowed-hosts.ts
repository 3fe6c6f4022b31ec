import { createMiddleware } from 'hono/factory';
import { Problem } from '../problem.ts';
import type { Env } from '../request-context.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];
/** Load balancers ask these by any address they know. */
const probes = ['/healthz', '/readyz'];
/** Longest URL, in characters (docs/reliability.md#l08). */
const maxUrlLength = 8_192;

/**
 * Refuses hosts other than the provider's own, whatever the port: another `Host` is a 421, a doubled one a 400,
 * and a URL of more than 8 KiB a 414 (docs/reliability.md#l08, #l10).
 */
export function requireAllowedHost(hosts: readonly string[]) {
  const allowed = [...loopback, ...hosts];
  return createMiddleware<Env>(async (c, next) => {
    const { url } = c.req.raw;
    if (url.length > maxUrlLength) throw new Problem('too-long');
    const given = c.env?.incoming?.headersDistinct?.host ?? [new URL(url).host];
    if (given.length !== 1) throw new Problem('malformed-request');
    const name = given[0]?.replace(/:\d+$/, '').toLowerCase() ?? '';
    const isAllowed = allowed.includes(name) && allowed.includes(new URL(url).hostname);
    if (!isAllowed && !probes.includes(c.req.path)) throw new Problem('wrong-host');
    await next();
  });
}
