import { useSyncExternalStore } from 'react';
import { useClock } from '../services.ts';

/** Returns the school's calendar day, `2025-01-12`, also on a page that comes back into sight days later. */
export function useToday(): string {
  const clock = useClock();
  return useSyncExternalStore(subscribe, () => clock.isoDay(new Date()));
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
