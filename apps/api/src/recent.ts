/** Keeps so many values by their keys: what was used longest ago gives way. */
export class Recent<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): Value | undefined {
    const value = this.#kept.get(key);
    return value === undefined ? undefined : this.keep(key, value);
  }

  keep(key: string, value: Value): Value {
    // Put last: what was used longest ago stands first.
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}
