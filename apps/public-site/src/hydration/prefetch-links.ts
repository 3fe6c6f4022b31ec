import { matchRoutes, type RouteObject } from 'react-router-dom';
import { preloadRoutes } from './preload-routes.ts';
import { findInternalLink, isCurrentPage } from './site-links.ts';

/** In milliseconds: a mouse that only passes over a link means nothing by it. */
const rest = 80;

/**
 * Brings code and data of the page that a visitor is about to open: the mouse rests on its link, a
 * finger touches it, the keyboard reaches it. Not where the visitor asks to save data.
 * @param routes the site map, of its own: what is loaded stays in it.
 * @returns what ends it.
 */
export function prefetchLinks(routes: RouteObject[]): () => void {
  if (savesData()) return () => {};
  const ending = new AbortController();
  const options = { signal: ending.signal, passive: true, capture: true };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const aim = (target: EventTarget | null, wait: number) => {
    clearTimeout(timer);
    const to = findInternalLink(target);
    if (to && !isCurrentPage(to.url))
      timer = setTimeout(() => void prefetch(routes, to.url).catch(() => {}), wait);
  };
  document.addEventListener('pointerover', ({ target }) => aim(target, rest), options);
  document.addEventListener('pointerdown', ({ target }) => aim(target, 0), options);
  document.addEventListener('focusin', ({ target }) => aim(target, rest), options);
  // Where the mouse came to rest before this code did.
  aim(document.querySelector('a:hover'), 0);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** Loads what the page at `url` needs; what is there already and fresh is not read again. */
async function prefetch(routes: RouteObject[], url: URL): Promise<void> {
  await preloadRoutes(routes, url.pathname);
  const request = new Request(url);
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const { loader } = route;
    // Loaders of the site read nothing else of their arguments.
    type Arguments = Parameters<Extract<typeof loader, (...args: never[]) => unknown>>[0];
    if (typeof loader === 'function') await loader({ request, params } as Arguments);
  }
}

/** Chromium says so (Save-Data); elsewhere nobody does. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
