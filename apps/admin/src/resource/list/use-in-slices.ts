import { startTransition, useEffect, useMemo, useState } from 'react';
import { createTimeSlicer, type SlicedWork } from './time-slicing.ts';

/** How long a piece of work may take, in milliseconds: a part of a frame. */
const slice = 8;

/**
 * The result of some work. SlicedWork that takes longer than a slice goes on between frames; meanwhile this
 * is the last result. The first is waited for: there would be nothing to show.
 * @param work the same one for as long as its result is wanted.
 */
export function useTimeSliced<Result extends object>(work: SlicedWork<Result>): Result {
  const { step, first } = useMemo(() => {
    const step = createTimeSlicer(work);
    return { step, first: step(slice) };
  }, [work]);
  const [last, setLast] = useState(() => ({
    step,
    result: first ?? (step(Number.POSITIVE_INFINITY) as Result),
  }));
  // AutosaveStatus for as long as later work takes.
  if (first && last.step !== step) setLast({ step, result: first });

  useEffect(() => {
    if (first) return;
    let timer = 0;
    const goOn = () => {
      const result = step(slice);
      if (result) startTransition(() => setLast({ step, result }));
      else timer = window.setTimeout(goOn);
    };
    timer = window.setTimeout(goOn);
    return () => window.clearTimeout(timer);
  }, [step, first]);

  return first ?? last.result;
}
