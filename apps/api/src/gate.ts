import { Problem } from './http/problem.ts';

/** Runs work behind the gate, or refuses it; work that is `preferred` has places to wait of its own, before all others. */
export type Gate = <Result>(work: () => Promise<Result>, preferred?: boolean) => Promise<Result>;

/**
 * Lets at most `running` pieces of work run at once and `waiting` more wait, of those that are preferred
 * as many again. The gate throws Problem `unavailable` when even the queue is full.
 */
export function createGate(running: number, waiting: number): Gate {
  let free = running;
  const usual: (() => void)[] = [];
  const ahead: (() => void)[] = [];
  return async (work, preferred = false) => {
    const queue = preferred ? ahead : usual;
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go));
    else throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
    try {
      return await work();
    } finally {
      const next = ahead.shift() ?? usual.shift();
      if (next) next();
      else free += 1;
    }
  };
}
