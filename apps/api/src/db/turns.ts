/** Lets one at a time have its turn, in the order in which they asked. */
export class Turns {
  #last = Promise.resolve();

  /** Waits for the turn. @returns what ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
