import type { UseMutationResult } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';

/**
 * Gives what a control shows and how it changes, where each change is saved at once: the new value stands in the very
 * event (a mutation's own state comes a task later, and a checkbox would jump back meanwhile), the saved one after the
 * answer. A change that comes while another is on its way is not taken.
 */
export function useOptimisticSave<T, S extends T | undefined>(
  saved: S,
  save: UseMutationResult<unknown, Error, T>,
): [shown: T | S, change: (value: T) => void] {
  const [shown, showAtOnce] = useOptimistic<T | S>(saved);
  const change = (value: T) => {
    if (save.isPending) return;
    startTransition(async () => {
      showAtOnce(value);
      // The mutation's `onError` tells of it.
      await save.mutateAsync(value).catch(() => undefined);
    });
  };
  return [shown, change];
}
