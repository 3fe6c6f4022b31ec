import { startTransition, useEffect, useMemo, useState } from 'react';

/**
 * Work in time slices: a generator that yields where it may be interrupted. Its result is never null.
 */
export type SlicedWork<Result extends object> = Generator<void, Result>;

/** How many items sliced work looks at before it yields: a short list is done in one slice. */
export const itemsPerYield = 250;

/** A slice's length in milliseconds: a part of a frame. */
const sliceLength = 8;

/** How many new rows one frame lays out: more of them hold it up on a slow phone. */
const rowsPerFrame = 9;

/**
 * Returns a function that advances the work by about so many milliseconds and answers its result, or
 * null as long as there is more to do.
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

/** Runs sliced work to its end at once. */
export function runToEnd<Result extends object>(work: SlicedWork<Result>): Result {
  return createTimeSlicer(work)(Number.POSITIVE_INFINITY) as Result;
}

/**
 * Returns the result of sliced work. Work that takes longer than a slice continues between frames; until
 * then the previous result stays. The first result is waited for: there is nothing else to show.
 * @param work has to be memoized.
 */
export function useTimeSliced<Result extends object>(work: SlicedWork<Result>): Result {
  const { advance, first } = useMemo(() => {
    const advance = createTimeSlicer(work);
    return { advance, first: advance(sliceLength) };
  }, [work]);
  const [last, setLast] = useState(() => ({
    advance,
    result: first ?? (advance(Number.POSITIVE_INFINITY) as Result),
  }));
  if (first && last.advance !== advance) setLast({ advance, result: first });

  useEffect(() => {
    if (first) return;
    let timer = 0;
    const continueWork = () => {
      const result = advance(sliceLength);
      if (result) startTransition(() => setLast({ advance, result }));
      else timer = window.setTimeout(continueWork);
    };
    timer = window.setTimeout(continueWork);
    return () => window.clearTimeout(timer);
  }, [advance, first]);

  return first ?? last.result;
}

/** Returns the ids of the items whose rows are rendered: those that were, and some more each frame. */
export function useProgressiveRows(items: readonly { id: string }[]): ReadonlySet<string> {
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());
  const rendered = useMemo(() => withMoreRows(before, items), [before, items]);
  useEffect(() => {
    if (rendered === before) return;
    const frame = requestAnimationFrame(() => startTransition(() => setBefore(rendered)));
    return () => cancelAnimationFrame(frame);
  }, [rendered, before]);
  return rendered;
}

function withMoreRows(before: ReadonlySet<string>, items: readonly { id: string }[]) {
  let room = rowsPerFrame;
  const rendered = new Set<string>();
  for (const { id } of items) {
    if (before.has(id)) rendered.add(id);
    else if (room > 0) {
      rendered.add(id);
      room -= 1;
    }
  }
  const isUnchanged = room === rowsPerFrame && rendered.size === before.size;
  return isUnchanged ? before : rendered;
}
