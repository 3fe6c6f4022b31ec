import { useSyncExternalStore } from 'react';

/** Returns false while the browser knows that there is no network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  const changes = new AbortController();
  const { signal } = changes;
  window.addEventListener('online', listener, { signal });
  window.addEventListener('offline', listener, { signal });
  return () => changes.abort();
}
