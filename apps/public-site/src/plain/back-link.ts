import { isModified, listen } from './listen.ts';

/** Has `a[data-back]` go back in history where the visitor came from this site; elsewhere it leads to its list. */
export function startBackLinks(): void {
  listen('click', 'a[data-back]', (_, event) => {
    if (!document.referrer.startsWith(`${location.origin}/`) || isModified(event)) return;
    event.preventDefault();
    history.back();
  });
}
