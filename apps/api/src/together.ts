/**
 * Work that is done once for all who ask for it while it is underway, and begins after the last of them has
 * asked: nobody is told what was so before. Its failure is theirs too.
 */
export function together<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underway: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  function begin(): Promise<Result> {
    next = undefined;
    const result = work();
    underway = result.catch(() => {});
    return result;
  }

  return () => {
    next ??= underway.then(begin);
    return next;
  };
}
