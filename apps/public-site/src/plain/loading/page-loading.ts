import { startFetchingAhead } from './fetch-ahead.ts';
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
      startFetchingAhead();
    });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
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
