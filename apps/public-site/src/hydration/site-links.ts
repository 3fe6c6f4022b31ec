/**
 * The page of this site that a press on `target` leads to, and its link; `undefined` for what is no link, what
 * leads elsewhere, and files of the site, whose names have an ending where pages have none.
 */
export function findInternalLink(target: EventTarget | null): PageLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  if (link.hasAttribute('download') || link.relList.contains('external')) return undefined;
  const url = new URL(link.href);
  return /\.[^/]*$/.test(url.pathname) ? undefined : { link, url };
}

export type PageLink = { link: HTMLAnchorElement; url: URL };

/** Whether it is the page that is open, at whichever place of it. */
export function isCurrentPage({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
