import type { DataRouter, NavigateOptions } from 'react-router-dom';
import { findInternalLink, isCurrentPage, type PageLink } from './site-links.ts';

type Ways = Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>;

/** What a link wears that is followed in another way than most. */
export const linkOptions = (ways: Ways) => ({ 'data-follow': JSON.stringify(ways) });

/**
 * Opens in the page what its links lead to, as long as nothing else is asked for: another tab, another
 * site, a file. One listener for all of them: links stay plain `<a>`, which cost React nothing to draw or
 * to take over, and those of a part that is not taken over yet are followed as well.
 */
export function interceptLinks({ navigate }: DataRouter): () => void {
  const ending = new AbortController();
  const follow = (event: MouseEvent) => {
    const to = asksForMore(event) ? undefined : findInternalLink(event.target);
    if (!to || leadsWithinPage(to)) return;
    event.preventDefault();
    const { pathname, search, hash } = to.url;
    void navigate(pathname + search + hash, {
      // As a browser does: a link to the open page is no further step.
      replace: isCurrentPage(to.url) && hash === location.hash,
      viewTransition: pathname !== location.pathname && 'startViewTransition' in document,
      ...JSON.parse(to.link.dataset.follow ?? '{}'),
    });
  };
  // After React, whose handlers may do something else instead.
  window.addEventListener('click', follow, { signal: ending.signal });
  return () => ending.abort();
}

/** Whether the browser alone can do what is asked for: another tab, a download. */
export function asksForMore(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** To a place of the open page, where the browser takes the focus along. */
function leadsWithinPage({ link, url }: PageLink): boolean {
  return url.hash !== '' && isCurrentPage(url) && link.dataset.follow === undefined;
}
