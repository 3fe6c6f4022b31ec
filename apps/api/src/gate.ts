import { BusyError, createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import { Problem } from './http/problem.ts';

/** Runs work behind the gate, or refuses it; work that is `preferred` has places to wait of its own, before all others. */
export type Gate = <Result>(work: () => Promise<Result>, preferred?: boolean) => Promise<Result>;

/**
 * Lets at most `running` pieces of work run at once and `waiting` more wait, of those that are preferred
 * as many again, `deadline` milliseconds at most. The gate throws Problem `unavailable` when even the queue is
 * full, and to who has waited too long.
 */
export function createGate(running: number, waiting: number, deadline = 5_000): Gate {
  const limit = createConcurrencyLimit({ running, waiting, deadline });
  return async (work, preferred = false) => {
    try {
      return await limit(work, preferred ? 1 : 0);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
    }
  };
}
