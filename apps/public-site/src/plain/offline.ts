import { isModified, listen } from './listen.ts';
import { say } from './say.ts';

const words = 'Tidak ada sambungan internet. Coba lagi nanti.';

/**
 * Has a link, and a form that is sent, say without a connection that there is none, where the browser would leave a page that
 * can still be read, and what was typed in it.
 */
export function startOffline(): void {
  listen('click', 'a[href]', (found, event) => {
    const link = found as HTMLAnchorElement;
    if (!isModified(event) && leavesPage(link)) hold(event, link, () => location.assign(link.href));
  });
  listen('submit', '[method=post]', (form, event) =>
    hold(event, event.submitter, () => (form as HTMLFormElement).submit()),
  );
}

function hold(event: Event, control: Element | null, leave: () => void): void {
  if (navigator.onLine) return;
  event.preventDefault();
  // A device may be wrong about its connection, and so may one that serves the site to itself.
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(leave, () => say(words, control));
}

function leavesPage({ href, protocol, hash, target, download }: HTMLAnchorElement): boolean {
  const isPlaceHere = hash && href.split('#')[0] === location.href.split('#')[0];
  return protocol.startsWith('http') && !target && !download && !isPlaceHere;
}
