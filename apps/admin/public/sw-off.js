// The kill switch: served in the place of sw.js (ADMIN_SERVICE_WORKER=off), it takes the service worker and what
// that has kept off every device. Drafts and the outbox are in IndexedDB, and stay.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const removed = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => self.registration.unregister()));
});
