import { useSyncExternalStore } from 'react';

/**
 * True when nothing may play by itself: the visitor asks for less motion or saves data. Browser only;
 * not every browser reports the second (Network Information API).
 */
export function prefersReducedMotion(): boolean {
  const { connection }: Navigator & { connection?: { saveData: boolean } } = navigator;
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** `prefersReducedMotion` as state that follows the setting; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia('(prefers-reduced-motion)');
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}
