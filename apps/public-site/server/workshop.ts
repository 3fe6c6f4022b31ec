import { type SingleFlight, singleFlight } from '@pesantren/api-client/single-flight';

/**
 * Lets at most `running` pieces of work run at once and `waiting` more wait; one name's work is done
 * once for all who ask for it meanwhile. @throws Error when even the queue is full.
 */
export function workshop<Result>(limits: {
  running: number;
  waiting: number;
}): SingleFlight<Result> {
  let free = limits.running;
  const queue: (() => void)[] = [];
  const flight = singleFlight<Result>();

  async function run(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else if (queue.length < limits.waiting) await new Promise<void>((go) => queue.push(go));
    else throw new Error('too much work');
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  }

  return (name, work) => flight(name, () => run(work));
}
