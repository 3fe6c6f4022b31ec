import { type Clock, clockOf, defaultClock } from '@pesantren/content/clock';
import { factsOf } from '@pesantren/content/default-facts';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { createSchoolStore } from './store.ts';

type Sources = Pick<Deps, 'db' | 'now' | 'urls'>;

/** The clock that the school's days and times are on. */
export type SchoolClock = {
  /** Returns the clock, as read a few seconds ago at most. Within a transaction `readClock` reads it. */
  read: () => Promise<Clock>;
  /** Has the next call read the clock: the school has changed its facts. */
  forget: () => void;
};

/** Milliseconds for which a clock counts as the newest; a school changes it once. */
const keptFor = 5_000;

/**
 * Creates the owner of the school's clock. No call waits for a database that does not answer twice: what was read last counts
 * until then.
 */
export function createSchoolClock(sources: Sources): SchoolClock {
  const cache = new LRUCache<'clock', Clock>({
    max: 1,
    ttl: keptFor,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () => readClock(sources),
  });
  return {
    read: async () => (await cache.fetch('clock').catch(() => undefined)) ?? defaultClock,
    forget: () => cache.clear(),
  };
}

/** Reads the clock of the school from its database, or within a transaction. */
export async function readClock(sources: Sources): Promise<Clock> {
  const { facts, sample } = (await createSchoolStore(sources).read()).saved;
  return clockOf(factsOf(facts, sample).time_zone);
}
