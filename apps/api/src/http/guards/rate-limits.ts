import { outsideDeadline } from '@pesantren/api-client/server/deadline';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { isPostgres } from '../../db/dialect.ts';
import { Mutex } from '../../db/mutex.ts';
import { limitsTable } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../problem.ts';

/** Points by seconds (docs/reliability.md#settings-rate-limits). A school is one address, so reading is generous. */
const limits = {
  call: { points: 600, duration: 60 },
  cut: { points: 120, duration: 60 },
  /** Calls without the key, or from a foreign origin. */
  refusal: { points: 60, duration: 60 },
  write: { points: 60, duration: 60 },
  upload: { points: 600, duration: 3600 },
  /** Registrations of one network; a network where somebody of the school is signed in has more. */
  register: { points: 5, duration: 3600 },
  registerAtSchool: { points: 60, duration: 3600 },
  /** Numbers of registrations that nobody has. */
  number: { points: 10, duration: 60 },
  loginByName: { points: 5, duration: 900 },
  /** For a device that has signed in before: nobody else can use these up. */
  loginByDevice: { points: 5, duration: 900 },
  loginByAddress: { points: 20, duration: 3600 },
};

/** How long blocks of a name count towards the next one, and the longest block, in seconds. */
const strikeLifetime = 86_400;
const longestBlock = 14_400;

export type Limited = keyof typeof limits;

/** Kinds with exponential backoff: every block lasts twice as long as the one before. */
type Striking = 'loginByName' | 'loginByDevice';

/** A try to sign in: the name as it is compared, the network, and the device if the account knows it. */
export type Login = { nameKey: string; network: string; device: string | undefined };

/** A counted try to sign in, whose outcome is still open. */
export type LoginTry = {
  /** Clears this try and those before it: the password was right. */
  forgive(): Promise<void>;
  /** Takes the try back: the password was not compared. */
  giveBack(): Promise<void>;
};

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Creates the rate limits, which count in PostgreSQL, shared by several processes, or else in memory.
 * @param factor multiplies the limits; 1 in production, more in tests.
 */
export function createRateLimits(factor: number, pool: Pool | undefined) {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([keyPrefix, { points: usual, duration }]) => {
      const points = Math.ceil(usual * factor);
      // Over its limit a key costs no more queries; those of logins may change, so they are always read.
      const inMemoryBlockOnConsumed = keyPrefix.startsWith('login') ? 0 : points;
      return [keyPrefix, limiter(pool, { keyPrefix, points, duration, inMemoryBlockOnConsumed })];
    }),
  ) as Record<Limited, RateLimiterAbstract>;
  const strikes = limiter(pool, { keyPrefix: 'strikes', points: 1, duration: strikeLifetime });

  const mutex = new Mutex();

  /** Counts one more, before the work is done. @throws Problem `too-many-requests` */
  async function take(kind: Limited, key: string): Promise<void> {
    try {
      await limiters[kind].consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // A refused try is not counted for the address: nobody could give it back.
      if (kind === 'loginByAddress') await limiters[kind].reward(key);
      const wait = isStriking(kind) ? await block(kind, key, refused) : refused.msBeforeNext;
      throw tooMany(Math.ceil(wait / 1000), kind);
    }
  }

  /** Blocks a name or a device that is not blocked yet. @returns the rest of the block, in milliseconds. */
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

  /** Runs one at a time: counting and blocking take several steps. */
  async function exclusively(work: () => Promise<void>): Promise<void> {
    const release = await mutex.lock(outsideDeadline);
    try {
      await work();
    } finally {
      release();
    }
  }

  /** Takes one back that need not have been counted. */
  async function giveBack(kind: Limited, key: string): Promise<void> {
    const { points, duration } = limiters[kind];
    const counted = await limiters[kind].get(key);
    if (!counted) return;
    if (!isStriking(kind) || counted.consumedPoints <= points) {
      await limiters[kind].reward(key);
      return;
    }
    // The block would not have come without this try.
    await limiters[kind].set(key, points - 1, duration);
    await strikes.reward(key);
  }

  return {
    take,
    giveBack,

    /**
     * Counts one try to sign in before the password is compared. A name is blocked for one network only, and a
     * device that the account knows counts by itself: nobody can lock somebody else out.
     * @throws Problem `too-many-requests`
     */
    async tryLogin({ nameKey, network, device }: Login): Promise<LoginTry> {
      const [kind, key]: [Striking, string] = device
        ? ['loginByDevice', device]
        : ['loginByName', `${network} ${nameKey}`];
      await exclusively(async () => {
        await take(kind, key);
        if (!device) await take('loginByAddress', network);
      });
      return {
        forgive: () =>
          exclusively(async () => {
            await limiters[kind].delete(key);
            await strikes.delete(key);
            if (!device) await limiters.loginByAddress.reward(network);
          }),

        giveBack: () =>
          exclusively(async () => {
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
    storeClient: pool,
    storeType: 'pool',
    tableName: limitsTable,
    // A migration creates the table, and the cleanup job purges it.
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

function isStriking(kind: Limited): kind is Striking {
  return kind === 'loginByName' || kind === 'loginByDevice';
}

function tooMany(seconds: number, kind: Limited): Problem {
  const wait = seconds < 100 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  const message = `Terlalu banyak percobaan. Coba lagi dalam ${wait}.`;
  return new Problem('too-many-requests', {
    message: kind === 'loginByAddress' ? `${message} ${wayIn}` : message,
    headers: { 'Retry-After': String(seconds) },
  });
}

/** A whole school may be behind the address: others have used its tries up (docs/contract.md#login). */
const wayIn =
  'Jaringan ini sedang dibatasi: pakai data seluler, atau perangkat yang pernah masuk ke akun ini.';

/** Deletes expired counts of PostgreSQL, and those made while a clock was ahead; those in memory expire by themselves. */
export async function purgeRateLimits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  if (!isPostgres(db)) return;
  const at = now().getTime();
  const longest = 1000 * Math.max(strikeLifetime, longestBlock);
  await db
    .deleteFrom(limitsTable)
    .where((eb) => eb.or([eb('expire', '<', at), eb('expire', '>', at + 2 * longest)]))
    .execute();
}
