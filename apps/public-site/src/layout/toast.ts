import { useSyncExternalStore } from 'react';

/** One short sentence about something that has just happened. */
export type Toast = { id: number; words: string };

const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = none;
let lastId = 0;

/** Says a sentence at the bottom right. For the browser alone: the server shows none. */
export function showToast(words: string): void {
  lastId += 1;
  change([...toasts, { id: lastId, words }]);
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** The toasts that are to be seen, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => toasts,
    () => none,
  );
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
