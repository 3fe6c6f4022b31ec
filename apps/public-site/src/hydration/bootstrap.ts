import { startControls } from '../plain/controls.ts';

/**
 * Events of the window from the loaded scripts to this one, which every page carries inline and which therefore shares
 * no module with them (docs/decisions/0013-deferred-hydration.md): `hydrating` once React listens and hydrates at once what is
 * clicked; `hydrated` once the whole page is.
 */
export type HydrationEvent = 'hydrating' | 'hydrated';

/** Event of the window from this script to the others: all of them are loaded. */
export type ScriptsLoadedEvent = 'scripts-loaded';

/** Events of a visitor who is about to use the page; a finger is down some 100 ms before its click. */
const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds after which the scripts of a busy page are loaded all the same. */
const patience = 2_000;

/** Controls without a default action of the browser, or whose default action would do half of the work. */
const needsScripts =
  'button[type=button]:not([popovertarget], [command], [data-plain]), input[type=radio]:not([data-plain])';

/** Lists the scripts to load; on this script's own tag until the page is hydrated. */
const scriptsAttribute = 'data-scripts';
const tag = document.querySelector(`[${scriptsAttribute}]`);

const sections = document.querySelectorAll<HTMLElement>('main > section');
/** Sections that are laid out with the first screen. */
const atFirst = 2;

let pressed: HTMLElement | undefined;
let loading = false;

const on = (signal: HydrationEvent, listener: () => void) =>
  addEventListener(signal, listener, { once: true });

function noteClick(event: Event): void {
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>(needsScripts);
  if (!control) return;
  pressed = control;
  // A radio button that changed now would not change at the replay.
  event.preventDefault();
}

/** Loads the scripts. After a failure the next interaction tries again. */
async function loadScripts(): Promise<void> {
  if (loading) return;
  loading = true;
  const scripts = tag?.getAttribute(scriptsAttribute)?.split(' ') ?? [];
  try {
    await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
    dispatchEvent(new Event('scripts-loaded' satisfies ScriptsLoadedEvent));
  } catch {
    loading = false;
  }
}

/** Waits for the first contentful paint (Paint Timing 1). */
function afterFirstPaint(): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    requestAnimationFrame(() => layOut(atFirst));
  }).observe({ type: 'paint', buffered: true });
}

/** Lays out one more section each frame, of those that `site.css` leaves to `content-visibility`. */
function layOut(index: number): void {
  const section = sections[index];
  if (section) show(section);
  requestAnimationFrame(section ? () => layOut(index + 1) : whenIdle);
}

function show({ style }: HTMLElement): void {
  // In development React reports every attribute that it did not render.
  if (import.meta.env.PROD) style.contentVisibility = 'visible';
}

function whenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => loadScripts(), { timeout: patience });
  else setTimeout(loadScripts, patience / 10);
}

// React replays the click itself once it listens; replaying ours as well would run the handler twice.
on('hydrating', () => removeEventListener('click', noteClick, true));
on('hydrated', () => {
  for (const type of interactions) removeEventListener(type, loadScripts, true);
  tag?.removeAttribute(scriptsAttribute);
  if (pressed?.isConnected) pressed.click();
});

/**
 * Loads the scripts once the page is painted and the browser is idle, or at the first interaction: nothing that is
 * visible waits for them.
 */
function start(): void {
  startControls();
  addEventListener('click', noteClick, true);
  // After a reload or going back, the scroll position needs the whole layout.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') sections.forEach(show);
  for (const type of interactions) addEventListener(type, loadScripts, true);
  if (document.readyState === 'complete') afterFirstPaint();
  else addEventListener('load', afterFirstPaint, { once: true });
}

// Older browsers get the site without scripts, as `noscript` in `site.css` (docs/contract.md#browsers).
if (CSS.supports('color', 'color-mix(in lab, red, red)')) start();
