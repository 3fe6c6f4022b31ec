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

/** True where every byte counts (Network Information API). */
const sparesBytes = isSlow();

/** Controls that only React can serve as they should; all others are the browser's own. Some open as documents too. */
const needsScripts = [
  'button[type=button]:not([popovertarget], [command], [data-plain])',
  ...(sparesBytes ? [] : ['[data-follow]:not([data-plain])']),
].join();

const reactControl = `:not(${plainControl})`;

/** Events of a visitor who is about to use a control; a finger is down some 100 ms before its click. */
const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Lists the scripts to load; on this script's own tag until the page is hydrated. */
const scriptsAttribute = 'data-scripts';
const tag = document.querySelector(`[${scriptsAttribute}]`);
const scripts = tag?.getAttribute(scriptsAttribute)?.split(' ') ?? [];

/** Controls that were used before hydration, in order: each is used again after it, once. */
const waiting = new Set<HTMLElement>();

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
    replay(plainControl);
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
  if (controlOf(event)) void hydrate();
}

/** Notes a click on a control that needs the scripts. What only the browser can do with a link it still does. */
function onClick(event: MouseEvent): void {
  const control = controlOf(event);
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!control || button || metaKey || ctrlKey || shiftKey || altKey) return;
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

/** Notes what is chosen before those lines are there. */
function onChange({ target }: Event): void {
  if (target instanceof HTMLSelectElement && !hasControls) wait(target, loadControls);
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

/** Uses again what waited for its code. */
function replay(selector: string): void {
  for (const control of release(selector)) {
    if (control instanceof HTMLSelectElement)
      control.dispatchEvent(new Event('change', { bubbles: true }));
    else control.click();
  }
}

/** Does what was clicked as without scripts: follows the link; a button says that it cannot. */
function goOnWithout(selector: string): void {
  const control = release(selector).at(-1);
  if (control instanceof HTMLAnchorElement && navigator.onLine) location.assign(control.href);
  else if (control instanceof HTMLSelectElement) control.form?.requestSubmit();
  else if (control instanceof HTMLButtonElement && control.form)
    control.form.requestSubmit(control);
  else if (control) sayFailed();
}

function sayFailed(): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = 'Bagian ini belum dapat dimuat. Periksa sambungan internet, lalu coba lagi.';
  words.className = 'script-failure';
  document.body.append(words);
  setTimeout(() => words.remove(), 8_000);
}

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

/** Calls `work` after a frame was painted; none is while style sheets are loading. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

function start(): void {
  // The scripts are not fetched ahead then (plain/page-loading.ts).
  tag?.toggleAttribute('data-spare', sparesBytes);
  addEventListener('click', onPlainClick, true);
  addEventListener('change', onChange, true);
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  for (const type of interactions) addEventListener(type, onInteraction, options);
  addEventListener('click', onClick, options);
  addEventListener(
    'hydrated' satisfies HydratedEvent,
    () => {
      ending.abort();
      tag?.removeAttribute(scriptsAttribute);
      replay(reactControl);
    },
    { once: true },
  );
  // After a reload or going back, the scroll position needs the whole layout.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate')
    for (const section of document.querySelectorAll<HTMLElement>('main > section'))
      section.style.contentVisibility = 'visible';
  afterPaint(() => void loadControls());
  // What the server could not read in time, the browser reads.
  if (tag?.hasAttribute('data-incomplete')) {
    if (document.readyState === 'complete') void hydrate();
    else addEventListener('load', hydrate, { once: true });
  }
}

// Older browsers get the site without scripts, as `noscript` in `site.css` (docs/contract.md#browsers).
if (CSS.supports('color', 'color-mix(in lab, red, red)')) start();
