import type { DataRouter } from 'react-router';

/**
 * Has the router open the internal links of a page, unless the click asks for a new tab or a download. One listener
 * serves all of them (docs/decisions/0016-plain-links-with-one-listener.md): links stay plain `<a>`, which React renders and
 * hydrates at no cost, and links of a part that is not hydrated yet work as well.
 * @returns a function that ends it.
 */
export function interceptLinks({ navigate }: DataRouter): () => void {
  const ending = new AbortController();
  const intercept = (event: MouseEvent) => {
    const found = isModifiedClick(event) ? undefined : findInternalLink(event.target);
    if (!found) return;
    const { pathname, search, hash } = found;
    const isCurrent = isCurrentPage(found);
    // The browser moves the focus to a fragment of the page; the router does not.
    if (isCurrent && hash !== '') return;
    event.preventDefault();
    void navigate(pathname + search + hash, {
      // Like a browser: a link to the current page adds no history entry.
      replace: isCurrent && hash === location.hash,
      viewTransition: pathname !== location.pathname && 'startViewTransition' in document,
    });
  };
  // On the window, after React's handlers, which may prevent it.
  window.addEventListener('click', intercept, { signal: ending.signal });
  return () => ending.abort();
}

/** Returns true for clicks that are handled already or that ask for what only the browser can do. */
function isModifiedClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * Finds the link around `target` to a page of this site; none for links that leave it, and for files, whose names have
 * an extension where pages have none.
 */
export function findInternalLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  if (link.hasAttribute('download') || link.relList.contains('external')) return undefined;
  const url = new URL(link.href);
  return /\.[^/]*$/.test(url.pathname) ? undefined : url;
}

/** Returns true for any fragment of the page that is open. */
export function isCurrentPage({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
