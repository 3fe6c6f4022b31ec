/** What runs work by name: a name that is being worked on is not begun again. */
export type Workshop<Result> = (name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets at most `running` pieces of work run at once and `waiting` more wait; one name's work is done
 * once for all who ask for it meanwhile. @throws Error when even the queue is full.
 */
export function workshop<Result>(limits: { running: number; waiting: number }): Workshop<Result> {
  let free = limits.running;
  const queue: (() => void)[] = [];
  const underWay = new Map<string, Promise<Result>>();

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

  return (name, work) => {
    const begun = underWay.get(name);
    if (begun !== undefined) return begun;
    const result = run(work).finally(() => underWay.delete(name));
    underWay.set(name, result);
    return result;
  };
}
