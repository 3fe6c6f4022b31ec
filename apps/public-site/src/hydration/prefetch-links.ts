import { matchRoutes, type RouteObject } from 'react-router';
import { findInternalLink, isCurrentPage } from './intercept-links.ts';

/** Milliseconds that a pointer rests on a link before its page's code is loaded. */
const restsFor = 80;

/**
 * Loads the code of a page when the mouse rests on its link, a finger touches it or the keyboard reaches it; not where
 * the visitor saves data.
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
    if (to && !isCurrentPage(to)) {
      timer = setTimeout(() => prefetchCode(routes, to.pathname), wait);
    }
  };
  document.addEventListener('pointerover', ({ target }) => aim(target, restsFor), options);
  document.addEventListener('pointerdown', ({ target }) => aim(target, 0), options);
  document.addEventListener('focusin', ({ target }) => aim(target, restsFor), options);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

function prefetchCode(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    // A failure is met again, and shown, when the code is needed.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => {});
  }
}

/** Returns true under Save-Data, which only Chromium reports. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
