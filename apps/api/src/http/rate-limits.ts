import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { limitsTable } from '../db/tables.ts';
import { Turns } from '../db/turns.ts';
import { nameKey } from '../features/admin/name-key.ts';
import { Problem } from './problem.ts';

/** Reliability section 4: so many in so many seconds. A school is one address, so reading is generous. */
const figures = {
  call: { points: 600, duration: 60 },
  cut: { points: 120, duration: 60 },
  /** Calls without the key, or from a foreign origin. */
  refusal: { points: 60, duration: 60 },
  write: { points: 60, duration: 60 },
  upload: { points: 600, duration: 3600 },
  loginByName: { points: 5, duration: 900 },
  /** Of a device that has signed in before: nobody else can use these up. */
  loginByDevice: { points: 5, duration: 900 },
  loginByAddress: { points: 20, duration: 3600 },
};

/** How long it is remembered how often a name was blocked, and the longest block, in seconds. */
const strikesKeptFor = 86_400;
const longestBlock = 14_400;

export type Limited = keyof typeof figures;

/** Kinds whose every block lasts twice as long as the one before. */
type Striking = 'loginByName' | 'loginByDevice';

/** Who tries to sign in, from where; `device` when it is one that the account knows. */
export type Login = { name: string; network: string; device: string | undefined };

/** A try that has been counted, and what became of it. */
export type LoginTry = {
  /** The password was right: so it was none, nor were those before it. */
  forgive(): Promise<void>;
  /** The password was not even looked at: it is as if it had not been sent. */
  giveBack(): Promise<void>;
};

export type RateLimits = ReturnType<typeof rateLimits>;

/**
 * Counts what callers do: in PostgreSQL, so that several processes count as one, else in memory.
 * @param factor times the figures that are written here; 1 in production, more in tests.
 */
export function rateLimits(factor: number, pool: Pool | undefined) {
  const limiters = Object.fromEntries(
    Object.entries(figures).map(([keyPrefix, { points: usual, duration }]) => {
      const points = Math.ceil(usual * factor);
      // Tries to sign in can be taken back, or block for longer; who is over another limit costs no more queries.
      const inMemoryBlockOnConsumed = keyPrefix.startsWith('login') ? 0 : points;
      return [keyPrefix, limiter(pool, { keyPrefix, points, duration, inMemoryBlockOnConsumed })];
    }),
  ) as Record<Limited, RateLimiterAbstract>;
  const strikes = limiter(pool, { keyPrefix: 'strikes', points: 1, duration: strikesKeptFor });

  const turns = new Turns();

  /** Counts one more before it is done, so that many at once are counted too. @throws Problem */
  async function take(kind: Limited, key: string): Promise<void> {
    try {
      await limiters[kind].consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Only tries that were let through count: those can be given back.
      if (kind === 'loginByAddress') await limiters[kind].reward(key);
      const wait = isStriking(kind) ? await block(kind, key, refused) : refused.msBeforeNext;
      throw tooMany(Math.ceil(wait / 1000));
    }
  }

  /** Blocks a name or a device, or leaves it blocked. @returns what is left, in milliseconds. */
  async function block(
    kind: Striking,
    key: string,
    { consumedPoints, msBeforeNext }: RateLimiterRes,
  ) {
    const { points, duration } = limiters[kind];
    if (consumedPoints > points + 1) return msBeforeNext;
    const { consumedPoints: times } = await strikes.penalty(key);
    const seconds = Math.min(duration * 2 ** (times - 1), longestBlock);
    return (await limiters[kind].block(key, seconds)).msBeforeNext;
  }

  /** One after another: a count and the block that comes of it are several steps. */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    const endTurn = await turns.take();
    try {
      await work();
    } finally {
      endTurn();
    }
  }

  async function giveBack(kind: Limited, key: string): Promise<void> {
    const { points, duration } = limiters[kind];
    const counted = await limiters[kind].get(key);
    if (!counted) return;
    if (!isStriking(kind) || counted.consumedPoints <= points) {
      await limiters[kind].reward(key);
      return;
    }
    // A block that came of this try among others would not be there without it.
    await limiters[kind].set(key, points - 1, duration);
    await strikes.reward(key);
  }

  return {
    take,

    /**
     * Counts one try to sign in, before the password is looked at, so that many at once are counted too. A name
     * is blocked for one network only, so that nobody can shut out anybody from elsewhere; and a device that the
     * account knows counts for itself, so that nobody can from the same network. @throws Problem `too-many-requests`
     */
    async tryLogin({ name, network, device }: Login): Promise<LoginTry> {
      const [kind, key]: [Striking, string] = device
        ? ['loginByDevice', device]
        : ['loginByName', `${network} ${nameKey(name)}`];
      await inTurn(async () => {
        await take(kind, key);
        if (!device) await take('loginByAddress', network);
      });
      return {
        forgive: () =>
          inTurn(async () => {
            await limiters[kind].delete(key);
            await strikes.delete(key);
            if (!device) await limiters.loginByAddress.reward(network);
          }),

        giveBack: () =>
          inTurn(async () => {
            await giveBack(kind, key);
            if (!device) await giveBack('loginByAddress', network);
          }),
      };
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

function isStriking(kind: Limited): kind is Striking {
  return kind === 'loginByName' || kind === 'loginByDevice';
}

function tooMany(seconds: number): Problem {
  const wait = seconds < 100 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return new Problem('too-many-requests', {
    message: `Terlalu banyak percobaan. Coba lagi dalam ${wait}.`,
    headers: { 'Retry-After': String(seconds) },
  });
}
