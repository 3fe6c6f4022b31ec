import ipaddr from 'ipaddr.js';

/** Returns what counts as one caller: an address, of IPv6 the /64 that a household or a phone is given. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.parse(address).parts.slice(0, 4).join(':')}/64`;
}

/** Tells whether an address is a loopback one. */
export function isThisMachine(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Returns the address that a request comes from, in its one canonical spelling, `''` when nobody knows. Every
 * trusted proxy adds one hop at the end of `X-Forwarded-For`; what stands before those anyone may have
 * written there.
 */
export function addressOf(
  socket = '',
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const forwarded = forwardedFor?.toString().split(',') ?? [];
  const hops = [...forwarded.map((hop) => hop.trim()), socket];
  const claimed = hops.at(-1 - trustedProxies) ?? hops[0] ?? '';
  const address = ipaddr.isValid(claimed) ? claimed : socket;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : '';
}
