import { filesInPlace } from './open-in-place.ts';
import { addSpeculationRules } from './speculation-rules.ts';

/** Has a page lay out the rest of itself once its visitor scrolls, and fetch ahead once it is idle what its controls need. */
export function startPageLoading(): void {
  // Who never scrolls pays for the first screen only; who does has a scroll position that a reload can restore.
  if (scrollY > 0) layOut();
  else addEventListener('scroll', layOut, { once: true, passive: true });
  // In a task of its own: with the controls it would be long enough to hold a touch up.
  const begin = () =>
    whenIdle(() => {
      addSpeculationRules();
      if (!sparesBytes()) void fetchAhead(filesInPlace());
    });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** Returns true where every byte counts: nothing is fetched ahead (Network Information API). */
function sparesBytes(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/** Lays out one more section each frame, of those that `site.css` leaves to `content-visibility`. */
function layOut(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
  const next = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    requestAnimationFrame(next);
  };
  next();
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}

/**
 * Fetches scripts without running them, one after the other, and has the browser parse what is there. Not by `prefetch`,
 * which Safari does not know and which Firefox measures against `default-src`; nor by `modulepreload` alone: a browser
 * never imports again what failed there.
 */
async function fetchAhead(scripts: readonly string[]): Promise<void> {
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
