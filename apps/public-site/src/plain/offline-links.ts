import { isModified, listen } from './listen.ts';
import { say } from './say.ts';

const words = 'Tidak ada sambungan internet. Buka tautan ini lagi setelah tersambung.';

/** Has a link say without a connection that there is none, where the browser would leave a page that can still be read. */
export function startOfflineLinks(): void {
  listen('click', 'a[href]', (found, event) => {
    const link = found as HTMLAnchorElement;
    if (navigator.onLine || isModified(event) || !leavesPage(link)) return;
    event.preventDefault();
    // A device may be wrong about its connection, and so may one that serves the site to itself.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.assign(link.href),
      () => say(words, link),
    );
  });
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
