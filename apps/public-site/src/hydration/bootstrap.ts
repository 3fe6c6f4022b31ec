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

/** A button that opens another list. */
const category = 'button[name=kategori]';

/** Controls that only React can serve as they should; all others are the browser's own. Some open as documents too. */
const needsScripts = [
  'button[type=button]:not([popovertarget], [command], [data-plain])',
  'input[type=search]',
  category,
  sparesBytes ? '[data-more]' : '[data-follow]:not([data-plain]), select',
].join();

const reactControl = `:not(${plainControl})`;

/** Those of them that work by a click; in the others a visitor types meanwhile. */
const isClicked = 'button, a';

/** Events of a visitor who is about to use a control; a finger is down some 100 ms before its click. */
const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Lists the scripts to load; on this script's own tag until the page is hydrated. */
const scriptsAttribute = 'data-scripts';
const tag = document.querySelector(`[${scriptsAttribute}]`);
const scripts = tag?.getAttribute(scriptsAttribute)?.split(' ') ?? [];

/** Controls that were used before hydration, in order: each is used again after it, once. */
const waiting = new Set<HTMLElement>();
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
  const control = controlOf(event);
  if (control && !opensDocument(control)) void hydrate();
}

/**
 * Returns true for a category under a pointer: its document is there sooner than the scripts could run. With a keyboard the
 * focus has to stay.
 */
function opensDocument(control: HTMLElement): boolean {
  return control.matches(category) && (sparesBytes || !control.matches(':focus-visible'));
}

/** Notes a click on a control that needs the scripts. What only the browser can do with a link it still does. */
function onClick(event: MouseEvent): void {
  const control = controlOf(event);
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!control?.matches(isClicked) || button || metaKey || ctrlKey || shiftKey || altKey) return;
  if (opensDocument(control)) {
    openList(control, event);
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

/** Notes what is chosen before hydration, after which React sets a field back to what the address says. */
function onChange(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLSelectElement)) return;
  if (!sparesBytes) {
    choices.set(target, target.value);
    wait(target, hydrate);
  } else if (openList(target, event)) target.form?.requestSubmit();
}

/** Shows that a control was taken which the browser serves, until its document is there. @returns false without a connection. */
function openList(control: HTMLElement, event: Event): boolean {
  if (!navigator.onLine) {
    event.preventDefault();
    sayFailed();
    return false;
  }
  control.setAttribute(waitingAttribute, '');
  // Back may bring this very page again.
  addEventListener('pagehide', () => control.removeAttribute(waitingAttribute), { once: true });
  return true;
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
    if (control instanceof HTMLSelectElement) {
      control.value = choices.get(control) ?? '';
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
  }
}

/** Does what was clicked as without scripts: follows the link; a button says that it cannot. */
function goOnWithout(selector: string): void {
  const control = release(selector).at(-1);
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else if (control instanceof HTMLSelectElement) control.form?.requestSubmit();
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
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  for (const type of interactions) addEventListener(type, onInteraction, options);
  addEventListener('click', onClick, options);
  addEventListener('change', onChange, options);
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
  // A picture that the address opens: only the scripts make its dialog a modal one.
  if (document.querySelector('dialog[open]')) void hydrate();
  afterPaint(() => void loadControls());
  // What the server could not read in time, the browser reads.
  if (tag?.hasAttribute('data-incomplete')) {
    if (document.readyState === 'complete') void hydrate();
    else addEventListener('load', hydrate, { once: true });
  }
}

// Older browsers get the site without scripts, as `noscript` in `site.css` (docs/contract.md#browsers).
if (CSS.supports('color', 'color-mix(in lab, red, red)')) start();
