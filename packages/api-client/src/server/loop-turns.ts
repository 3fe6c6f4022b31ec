import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Creates the turns of one kind of work: each piece that waits for one has a turn of the event loop to itself, so that between two
 * of them whatever else is due is done.
 */
export function createLoopTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
