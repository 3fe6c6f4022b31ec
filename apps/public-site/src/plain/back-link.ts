import { isModified, listen } from './listen.ts';

/** Has `a[data-back]` go back in history where the visitor came from this site; elsewhere it leads to its list. */
export function startBackLinks(): void {
  listen('click', 'a[data-back]', (_, event) => {
    // The router marks its own entries; a document has a referrer.
    const cameFromSite = history.state?.key || document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromSite || isModified(event)) return;
    event.preventDefault();
    history.back();
  });
}
