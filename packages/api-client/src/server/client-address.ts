import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns the network that counts as one caller: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':')}/64`;
}

/** Returns true for a loopback address. */
export function isThisMachine(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/** Returns true for an address of the public internet: none of this machine, of its network, or of a special kind. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/**
 * Returns the canonical address that a request comes from; `''` when unknown. Every trusted proxy appends one hop
 * to `X-Forwarded-For`; earlier hops are the caller's own claim.
 */
export function addressOf(
  socket = '',
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const forwarded = forwardedFor?.toString().split(',') ?? [];
  const hops = [...forwarded.map((hop) => hop.trim()), socket];
  const claimed = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  const address = isIP(claimed) ? claimed : socket;
  return isIP(address) ? ipaddr.process(address).toString() : '';
}
