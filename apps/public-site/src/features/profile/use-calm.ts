import { useSyncExternalStore } from 'react';
import { wantsCalm } from '../../calm.ts';

/** `wantsCalm`, followed while the page is open; on the server nobody asks for it. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, wantsCalm, () => false);
}

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia('(prefers-reduced-motion)');
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}
