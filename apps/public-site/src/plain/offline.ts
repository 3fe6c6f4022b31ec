import { isModified, listen } from './listen.ts';
import { say } from './say.ts';

const away = 'Tidak ada sambungan internet.';

/**
 * Has a link, and a form that is sent, say without a connection that there is none, where the browser would leave a page that
 * can still be read, and what was typed in it.
 */
export function startOffline(): void {
  listen('click', 'a[href]', (found, event) => {
    const link = found as HTMLAnchorElement;
    if (navigator.onLine || isModified(event) || !leavesPage(link)) return;
    event.preventDefault();
    ask(
      () => location.assign(link.href),
      () => say(`${away} Buka tautan ini lagi setelah tersambung.`, link),
    );
  });
  listen('submit', 'form[method=post]', (found, event) => {
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    ask(
      () => (found as HTMLFormElement).submit(),
      () => say(`${away} Isian Anda masih ada: kirim lagi setelah tersambung.`, event.submitter),
    );
  });
}

/** Asks this site itself: a device may be wrong about its connection, and so may one that serves the site to itself. */
function ask(there: () => void, missing: () => void): void {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(there, missing);
}

function leavesPage({
  protocol,
  origin,
  pathname,
  search,
  hash,
  target,
  download,
}: HTMLAnchorElement) {
  const isPlaceHere =
    hash && origin + pathname + search === location.origin + location.pathname + location.search;
  return protocol.startsWith('http') && !target && !download && !isPlaceHere;
}
