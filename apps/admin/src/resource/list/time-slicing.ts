/** SlicedWork that says by `yield` where it may rest; it returns its result, which is never null. */
export type SlicedWork<Result extends object> = Generator<void, Result>;

/** How many items a piece of work looks at before it may rest: a short list is done without a rest. */
export const stride = 250;

/**
 * SlicedWork that never holds up a frame.
 * @returns does a part of it that takes about so many milliseconds; the result, or null as long as
 * there is more to do.
 */
export function createTimeSlicer<Result extends object>(work: SlicedWork<Result>) {
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
export function runToEnd<Result extends object>(work: SlicedWork<Result>): Result {
  return createTimeSlicer(work)(Number.POSITIVE_INFINITY) as Result;
}
