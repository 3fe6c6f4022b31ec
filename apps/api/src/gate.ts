import { Problem } from './http/problem.ts';

/** Runs work behind the gate, or refuses it. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets at most `running` pieces of work run at once and `waiting` more wait.
 * The gate throws Problem `unavailable` when even the queue is full.
 */
export function createGate(running: number, waiting: number): Gate {
  let free = running;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go));
    else throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
