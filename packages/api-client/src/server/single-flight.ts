/** Does the work of a name; who asks for it while it is underway gets that same result. */
export type SingleFlight<Result> = (name: string, work: () => Promise<Result>) => Promise<Result>;

/** Work that is done once for all who ask for it meanwhile (reliability S07); its failure is theirs too. */
export function singleFlight<Result>(): SingleFlight<Result> {
  const underway = new Map<string, Promise<Result>>();
  return (name, work) => {
    const begun = underway.get(name);
    if (begun !== undefined) return begun;
    const result = work().finally(() => underway.delete(name));
    underway.set(name, result);
    return result;
  };
}
