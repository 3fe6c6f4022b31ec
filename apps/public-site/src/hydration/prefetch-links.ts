import { matchRoutes, type RouteObject } from 'react-router';
import { findInternalLink, isCurrentPage } from './intercept-links.ts';
import { preloadRoutes } from './preload-routes.ts';

/** Milliseconds that a pointer rests on a link before its page is prefetched. */
const restsFor = 80;

/**
 * Prefetches code and data of a page when the mouse rests on its link, a finger touches it or the keyboard reaches it; not
 * where the visitor saves data.
 * @param routes a site map of its own: loaded modules stay in it.
 * @returns a function that ends it.
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
  document.addEventListener('pointerover', ({ target }) => aim(target, restsFor), options);
  document.addEventListener('pointerdown', ({ target }) => aim(target, 0), options);
  document.addEventListener('focusin', ({ target }) => aim(target, restsFor), options);
  // The pointer may rest on a link already.
  aim(document.querySelector('a:hover'), 0);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** Loads the modules of the page at `url` and runs its loaders, which reuse fresh queries. */
async function prefetch(routes: RouteObject[], url: URL): Promise<void> {
  await preloadRoutes(routes, url.pathname);
  const request = new Request(url);
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const { loader } = route;
    // The site's loaders read no other arguments.
    type Arguments = Parameters<Extract<typeof loader, (...args: never[]) => unknown>>[0];
    if (typeof loader === 'function') await loader({ request, params } as Arguments);
  }
}

/** Returns true under Save-Data, which only Chromium reports. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
