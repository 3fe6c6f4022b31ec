/** Mutual exclusion, first come, first served. */
export class Mutex {
  #last = Promise.resolve();

  /** Waits for the lock. @returns what releases it. */
  async lock(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
