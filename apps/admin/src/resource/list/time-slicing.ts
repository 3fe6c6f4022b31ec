/** Work that says by `yield` where it may rest; it returns its result, which is never null. */
export type Work<Result extends object> = Generator<void, Result>;

/** How many items a piece of work looks at before it may rest: a short list is done without a rest. */
export const stride = 250;

/**
 * Work that never holds up a frame.
 * @returns does a part of it that takes about so many milliseconds; the result, or null as long as
 * there is more to do.
 */
export function inSlices<Result extends object>(work: Work<Result>) {
  let result: Result | null = null;
  return (milliseconds: number): Result | null => {
    const end = performance.now() + milliseconds;
    while (!result) {
      const { done, value } = work.next();
      if (done) result = value;
      else if (performance.now() > end) break;
    }
    return result;
  };
}

/** The result of work that is done at once. */
export function atOnce<Result extends object>(work: Work<Result>): Result {
  return inSlices(work)(Number.POSITIVE_INFINITY) as Result;
}
