import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Reads of the provider whose last answer is remembered, by a hash: some 2 MB. */
const most = 10_000;

/**
 * What is known to have changed at the provider. A copy that was made before may tell what is no longer true: it does not
 * stand in for what cannot be read (docs/spec.md#f-73).
 */
export type Changes = {
  /** Returns a number that grows with each change. */
  count: () => number;
  /** Counts a change that was noticed elsewhere. */
  add: () => void;
  /** Counts a change where a read has another answer than the one before. @param answer as pages see it, null for none. */
  compare: (read: string, answer: unknown) => void;
};

/** Creates the changes of a process. @param onNoticed hears of each change that is noticed here. */
export function createChanges(onNoticed: () => void = () => {}): Changes {
  let count = 0;
  const answers = new LRUCache<string, string>({ max: most });
  return {
    count: () => count,
    add: () => {
      count += 1;
    },
    compare: (read, answer) => {
      const last = answers.get(read);
      const newest = hash('sha256', JSON.stringify(answer), 'base64url');
      answers.set(read, newest);
      if (last === undefined || last === newest) return;
      count += 1;
      onNoticed();
    },
  };
}
