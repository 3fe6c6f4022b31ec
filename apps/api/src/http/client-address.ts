import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type { Env } from './env.ts';

/**
 * Notes the address that a request comes from, in its one canonical spelling. Every trusted proxy adds
 * one hop at the end of `X-Forwarded-For`; what stands before those anyone may have written there.
 */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<Env>(async (c, next) => {
    c.set('address', addressOf(c, trustedProxies));
    await next();
  });
}

/** What counts as one caller: an address, of IPv6 the /64 that a household or a phone is given. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':')}/64`;
}

/** Whether an address is a loopback one. */
export function isThisMachine(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

function addressOf(c: Context<Env>, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? '';
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? [];
  const hops = [...forwarded.map((hop) => hop.trim()), socket];
  const claimed = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  const address = ipaddr.isValid(claimed) ? claimed : socket;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : '';
}
