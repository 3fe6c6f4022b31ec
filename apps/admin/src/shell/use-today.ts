import { schoolClock } from '@pesantren/content/dates';
import { useSyncExternalStore } from 'react';

/** Returns the school's calendar day, `2025-01-12`, also on a page that comes back into sight days later. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => schoolClock().isoDay(new Date()));
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
