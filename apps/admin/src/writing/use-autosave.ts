import { useEffect, useEffectEvent } from 'react';
import type { FormValues } from './submission.ts';

/** How long typing rests before a draft goes to the provider, in milliseconds. */
const autosaveRest = 2000;

/** Saves a draft once typing has rested, while one `isDue`. */
export function useAutosave(values: FormValues, isDue: boolean, save: () => void): void {
  const saveNow = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the clock again
  useEffect(() => {
    if (!isDue) return;
    const timer = window.setTimeout(() => saveNow(), autosaveRest);
    return () => window.clearTimeout(timer);
  }, [values, isDue]);
}
