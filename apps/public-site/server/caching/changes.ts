import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Reads of the provider whose last answer is remembered, by a hash: some 2 MB. */
const most = 10_000;

/** A read by its name, and the hash of its answer. */
type Answer = { read: string; hash: string };

/** A message among processes that share a port: what one has read for the first time, and that something has changed. */
export type ChangeMessage = Answer | 'changed';

/**
 * Counts what is known to have changed at the provider. A copy that was made before may tell what is no longer true: it does not
 * stand in for what cannot be read (docs/spec.md#f-73).
 */
export type Changes = {
  /** Returns a number that grows with each change. */
  count: () => number;
  /** Takes in what another process tells: a change, or what it has read, which this one may know otherwise. */
  hear: (message: ChangeMessage) => void;
  /** Counts a change where a read has another answer than the one before. @param answer as pages see it, null for none. */
  compare: (read: string, answer: unknown) => void;
};

const hashOf = (answer: unknown) => hash('sha256', JSON.stringify(answer), 'base64url');
const none = hashOf(null);

/** Creates the changes of a process. @param tell sends a message to the others that share its port. */
export function createChanges(tell: (message: ChangeMessage) => void = () => {}): Changes {
  let count = 0;
  const answers = new LRUCache<string, string>({ max: most });

  function change(): void {
    count += 1;
    tell('changed');
  }

  return {
    count: () => count,
    hear(message) {
      if (message === 'changed') {
        count += 1;
        return;
      }
      const last = answers.get(message.read);
      if (last === undefined || last === message.hash) return;
      answers.set(message.read, message.hash);
      change();
    },
    compare(read, answer) {
      const last = answers.get(read);
      const newest = hashOf(answer);
      // Names that anyone makes up push nothing out.
      if (last !== undefined || newest !== none) answers.set(read, newest);
      if (last === undefined) tell({ read, hash: newest });
      else if (last !== newest) change();
    },
  };
}
