import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { limitsTable } from '../db/tables.ts';
import { nameKey } from '../features/admin/name-key.ts';
import { Problem } from './problem.ts';

/** Reliability section 4: so many in so many seconds. A school is one address, so reading is generous. */
const figures = {
  call: { points: 600, duration: 60 },
  write: { points: 60, duration: 60 },
  upload: { points: 30, duration: 600 },
  loginByName: { points: 5, duration: 900 },
  loginByAddress: { points: 20, duration: 3600 },
};

/** How long it is remembered how often a name was blocked, and the longest block, in seconds. */
const strikesKeptFor = 86_400;
const longestBlock = 14_400;

export type Limited = keyof typeof figures;

export type RateLimits = ReturnType<typeof rateLimits>;

/**
 * Counts what callers do: in PostgreSQL, so that several processes count as one, else in memory.
 * @param factor times the figures that are written here; 1 in production, more in tests.
 */
export function rateLimits(factor: number, pool: Pool | undefined) {
  const limiters = Object.fromEntries(
    Object.entries(figures).map(([keyPrefix, { points: usual, duration }]) => {
      const points = usual * factor;
      // Tries to sign in can be taken back, or block for longer; who is over another limit costs no more queries.
      const inMemoryBlockOnConsumed = keyPrefix.startsWith('login') ? 0 : points;
      return [keyPrefix, limiter(pool, { keyPrefix, points, duration, inMemoryBlockOnConsumed })];
    }),
  ) as Record<Limited, RateLimiterAbstract>;
  const strikes = limiter(pool, { keyPrefix: 'strikes', points: 1, duration: strikesKeptFor });

  /** Counts one more before it is done, so that many at once are counted too. @throws Problem */
  async function take(kind: Limited, key: string): Promise<void> {
    try {
      await limiters[kind].consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const wait = kind === 'loginByName' ? await block(key, refused) : refused.msBeforeNext;
      throw tooMany(Math.ceil(wait / 1000));
    }
  }

  /** Every block of a name lasts twice as long as the one before. @returns what is left, in milliseconds. */
  async function block(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes) {
    const { points, duration } = limiters.loginByName;
    if (consumedPoints > points + 1) return msBeforeNext;
    const { consumedPoints: times } = await strikes.penalty(key);
    const seconds = Math.min(duration * 2 ** (times - 1), longestBlock);
    return (await limiters.loginByName.block(key, seconds)).msBeforeNext;
  }

  return {
    take,

    /**
     * Counts one try to sign in. A name is blocked for one network only, so that nobody can shut out
     * anybody from elsewhere. @throws Problem `too-many-requests`
     */
    async tryLogin(name: string, network: string): Promise<void> {
      await take('loginByName', loginKey(name, network));
      await take('loginByAddress', network);
    },

    /** A try that was right was none. */
    async forgiveLogin(name: string, network: string): Promise<void> {
      const key = loginKey(name, network);
      await limiters.loginByName.delete(key);
      await strikes.delete(key);
      await limiters.loginByAddress.reward(network);
    },
  };
}

function limiter(
  pool: Pool | undefined,
  options: {
    keyPrefix: string;
    points: number;
    duration: number;
    inMemoryBlockOnConsumed?: number;
  },
): RateLimiterAbstract {
  if (!pool) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    ...{ storeClient: pool, storeType: 'pool', tableName: limitsTable },
    // The table is a migration's, and housekeeping clears it.
    ...{ tableCreated: true, clearExpiredByTimeout: false },
  });
}

function loginKey(name: string, network: string): string {
  return `${network} ${nameKey(name)}`;
}

function tooMany(seconds: number): Problem {
  const wait = seconds < 100 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return new Problem('too-many-requests', {
    message: `Terlalu banyak percobaan. Coba lagi dalam ${wait}.`,
    headers: { 'Retry-After': String(seconds) },
  });
}
