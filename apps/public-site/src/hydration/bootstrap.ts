/**
 * Event of the window from the loaded scripts to this one, which every page carries inline and which therefore imports
 * nothing (docs/decisions/0013-hydration-at-first-use.md): the whole page is hydrated.
 */
export type HydratedEvent = 'hydrated';

/** Event of the window from this script to the others: all of them are loaded. */
export type ScriptsLoadedEvent = 'scripts-loaded';

/** Marks the control that waits for the scripts; `site.css` shows it. */
const waitingAttribute = 'data-waiting';

/** Controls that `plain/controls.ts` serves, which is loaded after the first paint. */
const plainControl = '[data-plain]';

/** Controls that only React can serve as they should; all others are the browser's own. */
const needsScripts = [
  'button[type=button]:not([popovertarget], [command], [data-plain])',
  'button[name=kategori]',
  'input[type=radio]:not([data-plain])',
  'input[type=search]',
  'select',
  'a[data-follow]:not([data-plain])',
].join();

/** Those of them that a document serves as well, sooner than the scripts where none is fetched ahead. */
const servedByDocument = 'button[name=kategori], select, a[data-follow]:not([data-more])';

/** True where every byte counts (Network Information API). */
const sparesBytes = isSlow();

const reactControl = `:not(${plainControl})`;

/** Those of them that work by a click; in the others a visitor types and chooses meanwhile. */
const isClicked = 'button, input[type=radio], a';

/** Events of a visitor who is about to use a control; a finger is down some 100 ms before its click. */
const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Lists the scripts to load; on this script's own tag until the page is hydrated. */
const scriptsAttribute = 'data-scripts';
const tag = document.querySelector(`[${scriptsAttribute}]`);
const scripts = tag?.getAttribute(scriptsAttribute)?.split(' ') ?? [];

/** Controls that were used before hydration, in order: each is used again after it, once. */
const waiting = new Set<HTMLElement>();
/** What was chosen in them: React sets a field back to what the address says. */
const choices = new Map<HTMLElement, string>();

let loading = false;
let hasControls = false;

/** Finds the control around the target of an event that needs the scripts. */
function controlOf({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(needsScripts);
  // Without a connection the router says so in words, where the browser would leave the page.
  return control ?? (navigator.onLine ? null : target.closest<HTMLElement>('a[href^="/"]'));
}

/** Loads and runs the controls that need no React. After a failure the next click on one tries again. */
async function loadControls(): Promise<void> {
  try {
    await import(/* @vite-ignore */ tag?.getAttribute('data-controls') ?? '');
    hasControls = true;
    release(plainControl).forEach(useAgain);
  } catch {
    goOnWithout(plainControl);
  }
}

/** Loads and runs the scripts. After a failure the next interaction tries again. */
async function hydrate(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
    dispatchEvent(new Event('scripts-loaded' satisfies ScriptsLoadedEvent));
  } catch {
    loading = false;
    goOnWithout(reactControl);
  }
}

function onInteraction(event: Event): void {
  const control = controlOf(event);
  if (control && !opensDocument(control)) void hydrate();
}

/** Returns true for a control that the browser itself serves, by a document. */
function opensDocument(control: HTMLElement): boolean {
  return sparesBytes && navigator.onLine && control.matches(servedByDocument);
}

/** Shows that a control was taken, until its document is there. */
function markOpening(control: HTMLElement): void {
  control.setAttribute(waitingAttribute, '');
  // Back may bring this very page again.
  addEventListener('pagehide', () => control.removeAttribute(waitingAttribute), { once: true });
}

/** Notes a click on a control that needs the scripts. What only the browser can do with a link it still does. */
function onClick(event: MouseEvent): void {
  const control = controlOf(event);
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!control?.matches(isClicked) || button || metaKey || ctrlKey || shiftKey || altKey) return;
  if (opensDocument(control)) {
    markOpening(control);
    return;
  }
  // Neither the browser's default nor React, which may be hydrating already, may do it as well.
  event.preventDefault();
  event.stopImmediatePropagation();
  wait(control, hydrate);
}

/** Notes a click on a control that needs no React but its own lines, until they are there. */
function onPlainClick(event: MouseEvent): void {
  const control =
    event.target instanceof Element && event.target.closest<HTMLElement>(plainControl);
  if (!control || hasControls) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wait(control, loadControls);
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  if (opensDocument(target)) {
    markOpening(target);
    target.form?.requestSubmit();
    return;
  }
  choices.set(target, target.value);
  wait(target, hydrate);
}

/** Has a control wait for its code, and shows that it does. */
function wait(control: HTMLElement, load: () => Promise<void>): void {
  waiting.add(control);
  control.setAttribute(waitingAttribute, '');
  void load();
}

/** Ends the waiting of some controls. @returns those that are still there. */
function release(selector: string): HTMLElement[] {
  const controls = [...waiting].filter((control) => control.matches(selector));
  for (const control of controls) {
    waiting.delete(control);
    control.removeAttribute(waitingAttribute);
  }
  return controls.filter((control) => control.isConnected);
}

/** Does what was clicked as without scripts: follows the link, sends the form; the others say that they cannot. */
function goOnWithout(selector: string): void {
  const control = release(selector).at(-1);
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else if (control instanceof HTMLSelectElement) control.form?.requestSubmit();
  else if (control instanceof HTMLButtonElement && control.type === 'submit')
    control.form?.requestSubmit(control);
  else if (control) sayFailed();
}

function useAgain(control: HTMLElement): void {
  const choice = choices.get(control);
  if (control instanceof HTMLSelectElement && choice !== undefined) {
    control.value = choice;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control.click();
}

function sayFailed(): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = 'Bagian ini belum dapat dimuat. Periksa sambungan internet, lalu coba lagi.';
  words.className =
    'bg-danger-soft text-danger-strong font-strong rounded-card fixed inset-x-4 bottom-4 z-30 px-6 py-4';
  document.body.append(words);
  setTimeout(() => words.remove(), 8_000);
}

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches the scripts ahead without running them, unless every byte counts, and has the browser parse what is
 * there. Not by `prefetch`, which Safari does not know and which Firefox measures against `default-src`; nor by
 * `modulepreload` alone: a browser never imports again what failed there.
 */
function fetchAhead(): void {
  if (sparesBytes) return;
  for (const href of scripts) {
    fetch(href, { priority: 'low' })
      .then(async (response) => {
        await response.blob();
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
        if (response.ok) document.head.append(link);
      })
      // It is asked for again when it is needed.
      .catch(() => {});
  }
}

const sections = document.querySelectorAll<HTMLElement>('main > section');

/** Calls `work` after the first contentful paint (Paint Timing 1). */
function afterFirstPaint(work: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

function afterLoad(): void {
  afterFirstPaint(() => requestAnimationFrame(whenIdle));
}

/** Lays out one more section each frame, of those that `site.css` leaves to `content-visibility`. */
function layOut(index: number): void {
  const section = sections[index];
  if (!section) return;
  show(section);
  requestAnimationFrame(() => layOut(index + 1));
}

function show({ style }: HTMLElement): void {
  // In development React reports every attribute that it did not render.
  if (import.meta.env.PROD) style.contentVisibility = 'visible';
}

function whenIdle(): void {
  // What the server could not read in time, the browser reads.
  const work = tag?.hasAttribute('data-incomplete') ? hydrate : fetchAhead;
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout: 2_000 });
  else setTimeout(work, 200);
}

function start(): void {
  addEventListener('click', onPlainClick, true);
  for (const type of interactions) addEventListener(type, onInteraction, true);
  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
  addEventListener(
    'hydrated' satisfies HydratedEvent,
    () => {
      for (const type of interactions) removeEventListener(type, onInteraction, true);
      removeEventListener('click', onClick, true);
      removeEventListener('change', onChange, true);
      tag?.removeAttribute(scriptsAttribute);
      release(reactControl).forEach(useAgain);
    },
    { once: true },
  );
  // Who never scrolls pays for the first screen only; who does has a scroll position that a reload can restore.
  addEventListener('scroll', () => layOut(0), { once: true, passive: true });
  // After a reload or going back, the scroll position needs the whole layout.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') sections.forEach(show);
  // A picture that the address opens: only the scripts make its dialog a modal one.
  if (document.querySelector('dialog[open]')) void hydrate();
  afterFirstPaint(() => void loadControls());
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}

// Older browsers get the site without scripts, as `noscript` in `site.css` (docs/contract.md#browsers).
if (CSS.supports('color', 'color-mix(in lab, red, red)')) start();
