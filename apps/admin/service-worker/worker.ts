/**
 * The service worker: keeps one release of the app on the device, page and parts together, and answers with it,
 * so that the app opens without a network and never shows parts of two releases. A newer release is fetched
 * beside it and takes over when no page of this one is open. It sees no call to the provider, and answers with
 * the files that wait for the network.
 */
import type { PushMessage } from '@pesantren/api-client/contract/push';
import { get } from 'idb-keyval';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { receiveShare } from '../src/share-target/received-files.ts';
import { deviceStore } from '../src/writing/device-store.ts';
import { keptFilesDb, keptOrigin } from '../src/writing/files/kept-origin.ts';

declare const self: ServiceWorkerGlobalScope;
/** The parts of this release, written in at the build (build-worker.ts). */
declare const parts: string[];

/** The page's own revision, written in where the page is given its configuration (server/index-html.ts). */
const pageRevision = '__PAGE_REVISION__';

const base = new URL('./', self.location.href);
/** The address that a phone sends shared files to, and the page that opens them. */
const shared = new URL('bagikan', base);
const release = new PrecacheController();
release.precache([
  { url: base.href, revision: pageRevision },
  ...parts.map((name) => ({ url: new URL(name, base).href, revision: null })),
]);

// The first one takes the pages that are open, so that files that wait show in them.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.href === shared.href) {
    return event.respondWith(takeShare(request));
  }
  if (url.origin === keptOrigin) return event.respondWith(keptFile(url.pathname.slice(1)));
  // A page asks past every cache which release is out.
  if (request.method !== 'GET' || request.cache === 'no-store' || url.origin !== base.origin)
    return;
  const isPage = request.mode === 'navigate' && isPagePath(url.pathname, base.pathname);
  const kept = isPage ? base.href : url.href;
  // The network stands in for what a browser has thrown away.
  if (release.getCacheKeyForURL(kept)) {
    event.respondWith(release.createHandlerBoundToURL(kept)({ request, event, url }));
  }
});

// What became of a text (docs/contract.md#push); it comes with the app closed, too.
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path } = event.data.json() as PushMessage;
  const icon = new URL('icon-192.png', base).href;
  const shown = { body, icon, lang: 'id', tag: path, data: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(self.clients.openWindow(new URL(notification.data, base)));
});

/** Keeps what was shared until its page has asked, and opens that page. */
async function takeShare(request: Request): Promise<Response> {
  const asking = new URL(shared);
  asking.search = String(await receiveShare(request, base.origin));
  return Response.redirect(asking.href, 303);
}

/** Answers with a file that waits on this device (src/writing/files/kept-files.ts). */
async function keptFile(id: string): Promise<Response> {
  const kept = await get<{ file: Blob }>(id, deviceStore(...keptFilesDb));
  return kept ? new Response(kept.file) : Response.error();
}

/** Tells the addresses of the app's pages, which are all one document, from those of its files. */
function isPagePath(path: string, base: string): boolean {
  return path.startsWith(base) && !/\.\w+$/.test(path);
}
