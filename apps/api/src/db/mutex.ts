import { BusyError } from '@pesantren/api-client/server/concurrency-limit';
import { withinDeadline } from '@pesantren/api-client/server/deadline';

/** Mutual exclusion, first come, first served. */
export class Mutex {
  #last = Promise.resolve();

  /**
   * Waits for the lock, `patience` milliseconds at most.
   * @returns what releases it.
   * @throws BusyError when others hold it for longer.
   */
  async lock(patience: number): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    try {
      await withinDeadline(patience, before, () => new BusyError());
    } catch (error) {
      // The next in the queue gets the lock when this one would have got it.
      void before.then(resolve);
      throw error;
    }
    return resolve;
  }
}
