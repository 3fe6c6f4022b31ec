/** Runs the work of a name, or joins the run that is inFlight. */
export type SingleFlight<Result> = (name: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates a single flight: concurrent calls of a name share one run, and its failure (docs/reliability.md#s07). */
export function singleFlight<Result>(): SingleFlight<Result> {
  const inFlight = new Map<string, Promise<Result>>();
  return (name, work) => {
    const running = inFlight.get(name);
    if (running !== undefined) return running;
    const result = work().finally(() => inFlight.delete(name));
    inFlight.set(name, result);
    return result;
  };
}
