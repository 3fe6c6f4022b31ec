/**
 * Coalesces calls: those that come while `work` runs share its next run, which begins after the last of them was
 * made, so that nobody gets an outdated result. A failure is shared too.
 */
export function coalesce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  function begin(): Promise<Result> {
    next = undefined;
    const result = work();
    current = result.catch(() => {});
    return result;
  }

  return () => {
    next ??= current.then(begin);
    return next;
  };
}
