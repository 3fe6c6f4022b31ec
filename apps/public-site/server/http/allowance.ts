import type { HttpBindings } from '@hono/node-server';
import { addressOf, isThisMachine, networkOf } from '@pesantren/api-client/server/client-address';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Thrown when an address has used up its allowance of this minute. */
export class OverAllowanceError extends Error {
  override readonly name = 'OverAllowanceError';
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('The address has used up its allowance.');
    this.retryAfter = retryAfter;
  }
}

/**
 * Counts one more piece of work for an address (IPv6: for its /64) and resolves with the count of this minute.
 * @throws OverAllowanceError, except for programs of this machine
 */
export type Allowance = (address: string) => Promise<number>;

/** Creates an allowance of `aMinute` pieces of work for each address. */
export function createAllowance(aMinute: number): Allowance {
  const limiter = new RateLimiterMemory({ points: aMinute, duration: 60 });
  return async (address) => {
    try {
      return (await limiter.consume(networkOf(address) || 'unknown')).consumedPoints;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      if (isThisMachine(address)) return refused.consumedPoints;
      throw new OverAllowanceError(Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}

/** Returns the address that a request comes from behind our own proxies; `''` when it is unknown. */
export function callerAddress(c: Context, trustedProxies: number): string {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const socket = incoming?.socket.remoteAddress;
  return addressOf(socket, c.req.header('X-Forwarded-For'), trustedProxies);
}
