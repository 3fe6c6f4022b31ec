import { type ChunkError, newerRelease } from './errors/chunk-error.ts';

/**
 * Has the browser keep this release of the app, so that it opens without a network (service-worker/worker.ts).
 * Without https, or where the browser refuses, everything else goes on.
 * @param onNewer receives a newer release that waits until the pages of this one are closed.
 */
export async function keepRelease(onNewer: (found: ChunkError) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const registration = await navigator.serviceWorker.register(url).catch(() => null);
  const report = (worker: ServiceWorker | null | undefined) =>
    worker?.state === 'installed' && registration?.active && onNewer(newerRelease);
  report(registration?.waiting);
  registration?.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => report(worker));
  });
}
