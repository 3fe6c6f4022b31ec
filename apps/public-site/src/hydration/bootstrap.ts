/**
 * What the scripts that this one brings tell it, as events of the window: `hydrating` once React listens,
 * which takes over at once what is clicked; `hydrated` once the page answers by itself. This file
 * imports and exports nothing at run time: pages carry it in themselves.
 */
export type HydrationEvent = 'hydrating' | 'hydrated';

/** What this one tells the scripts it brings, as an event of the window: all of them are here. */
export type ScriptsLoadedEvent = 'scripts-loaded';

/** What a visitor does who is about to use the page; a finger is down some 100 ms before its click. */
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** In milliseconds: how long a page may stay busy before its scripts are brought all the same. */
const patience = 2_000;

/** What does nothing by itself without the page's scripts. */
const needsScripts = 'button[type=button]:not([popovertarget], [command]), input[type=radio]';

/** Names the scripts to bring; stands on the tag of this one until the page is taken over. */
const scriptsAttribute = 'data-scripts';
const tag = document.querySelector(`[${scriptsAttribute}]`);

/** The sections of the page; so many of them are laid out with its first screen. */
const sections = document.querySelectorAll<HTMLElement>('main > section');
const atFirst = 2;

let pressed: HTMLElement | undefined;
let underWay = false;

const on = (signal: HydrationEvent, listener: () => void) =>
  addEventListener(signal, listener, { once: true });

function note(event: Event): void {
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>(needsScripts);
  if (!control) return;
  pressed = control;
  // What changes now would be no change when it is pressed again.
  event.preventDefault();
}

/** Brings the scripts. What cannot be had is tried again at the next sign. */
async function bring(): Promise<void> {
  if (underWay) return;
  underWay = true;
  const scripts = tag?.getAttribute(scriptsAttribute)?.split(' ') ?? [];
  try {
    await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
    dispatchEvent(new Event('scripts-loaded' satisfies ScriptsLoadedEvent));
  } catch {
    underWay = false;
  }
}

/** Once the first words are on the screen, which a slow one takes a while for (Paint Timing 1). */
function whenShown(): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // What has come since then is there a frame later, and the browser is idle or soon will be.
    requestAnimationFrame(() => layOut(atFirst));
  }).observe({ type: 'paint', buffered: true });
}

/** Lets the browser lay out one section more each frame, of those that `site.css` leaves for later. */
function layOut(index: number): void {
  const section = sections[index];
  if (section) show(section);
  requestAnimationFrame(section ? () => layOut(index + 1) : whenIdle);
}

function show({ style }: HTMLElement): void {
  // Sources that Vite serves are taken over by a React that counts every attribute.
  if (import.meta.env.PROD) style.contentVisibility = 'visible';
}

function whenIdle(): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => bring(), { timeout: patience });
  else setTimeout(bring, patience / 10);
}

// Twice would be once too often.
on('hydrating', () => removeEventListener('click', note, true));
on('hydrated', () => {
  for (const sign of signs) removeEventListener(sign, bring, true);
  tag?.removeAttribute(scriptsAttribute);
  if (pressed?.isConnected) pressed.click();
});

/**
 * Nothing that is shown waits for the scripts: they come once its pictures are on the screen and the
 * browser is idle, or at once when the visitor is about to use the page.
 */
function start(): void {
  addEventListener('click', note, true);
  // Who comes back to a place of the page finds it where it was.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') sections.forEach(show);
  for (const sign of signs) addEventListener(sign, bring, true);
  if (document.readyState === 'complete') whenShown();
  else addEventListener('load', whenShown, { once: true });
}

// Older browsers get the site without scripts, as `noscript` in `site.css` (docs/contract.md#browsers).
if (CSS.supports('color', 'color-mix(in lab, red, red)')) start();
