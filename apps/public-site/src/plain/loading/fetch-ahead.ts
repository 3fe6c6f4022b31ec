import { filesInPlace } from '../open-in-place.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';

/** How long a page that was fetched ahead may be shown, in milliseconds. */
const lifetime = 60_000;

/** A page that was fetched ahead, or is on its way. */
type PageAhead = { address: string; page: Promise<FetchedPage | undefined>; until: number };

let observer: IntersectionObserver | undefined;
let ahead: PageAhead | undefined;

/** Fetches ahead what the page's controls need: their files, and more of a list once its link is in view. */
export function startFetchingAhead(): void {
  if (sparesBytes()) return;
  void fetchScripts(filesInPlace());
  observer = new IntersectionObserver((entries) => {
    const { target } = entries.find(({ isIntersecting }) => isIntersecting) ?? {};
    if (target instanceof HTMLAnchorElement) fetchMore(target.href);
  });
  observeMore();
}

/** Has more of the list that is shown be fetched ahead. */
export function observeMore(): void {
  const more = document.querySelector('a[data-more]');
  if (more) observer?.observe(more);
}

/** Returns the page of this address that was fetched ahead, once; undefined when there is none or it could not be had. */
export async function takeAhead(address: string): Promise<FetchedPage | undefined> {
  const taken = pageAhead(address);
  if (!taken) return undefined;
  ahead = undefined;
  // What is there already would hold up the frame that shows that the touch was taken.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return taken.page;
}

function pageAhead(address: string): PageAhead | undefined {
  return ahead?.address === address && ahead.until > Date.now() ? ahead : undefined;
}

function fetchMore(address: string): void {
  if (pageAhead(address)) return;
  const page = fetchPage(address).then(
    (fetched) => (fetched.status === 200 ? fetched : undefined),
    () => undefined,
  );
  ahead = { address, page, until: Date.now() + lifetime };
}

/** Returns true where every byte counts: nothing is fetched ahead (Network Information API). */
function sparesBytes(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches scripts without running them, one after the other, and has the browser parse what is there. Not by `prefetch`,
 * which Safari does not know and which Firefox measures against `default-src`; nor by `modulepreload` alone: a browser
 * never imports again what failed there.
 */
async function fetchScripts(scripts: readonly string[]): Promise<void> {
  for (const href of scripts) {
    try {
      const response = await fetch(href, { priority: 'low' });
      await response.blob();
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      if (response.ok) document.head.append(link);
    } catch {
      // It is asked for again when it is needed.
    }
  }
}
