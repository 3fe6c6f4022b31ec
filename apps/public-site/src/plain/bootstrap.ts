/** Marks the control that waits for its code; `site.css` shows it. */
const waitingAttribute = 'data-waiting';

/** Controls that `plain/controls.ts` serves: what is clicked before it is there waits for it. */
const plainControl = '[data-plain]';

/** Events of a visitor who is about to use a control; a finger is down some 100 ms before its click. */
const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

const tag = document.querySelector<HTMLElement>('[data-controls]');

/** Controls that were used before their code came, in order: each is used again then, once. */
const waiting = new Set<HTMLElement>();

let isLoading = false;
let hasControls = false;

/** Loads and runs the controls. After a failure the next click on one tries again. */
async function loadControls(): Promise<void> {
  if (isLoading || hasControls) return;
  isLoading = true;
  try {
    await import(/* @vite-ignore */ tag?.dataset.controls ?? '');
    hasControls = true;
    replay();
  } catch {
    goOnWithout();
  }
  isLoading = false;
}

/** Notes a click on a control whose code is not there yet. What only the browser can do with a link it still does. */
function onClick(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const control = target instanceof Element && target.closest<HTMLElement>(plainControl);
  if (hasControls || !control || button || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wait(control);
}

/** Notes what is chosen before the controls are there. */
function onChange({ target }: Event): void {
  if (target instanceof HTMLSelectElement && !hasControls) wait(target);
}

/** Has a control wait for its code, and shows that it does. */
function wait(control: HTMLElement): void {
  waiting.add(control);
  control.setAttribute(waitingAttribute, '');
  void loadControls();
}

/** Ends the waiting. @returns the controls that waited and are still there. */
function release(): HTMLElement[] {
  const controls = [...waiting];
  waiting.clear();
  for (const control of controls) control.removeAttribute(waitingAttribute);
  return controls.filter((control) => control.isConnected);
}

/** Uses again what waited. */
function replay(): void {
  for (const control of release()) {
    if (control instanceof HTMLSelectElement)
      control.dispatchEvent(new Event('change', { bubbles: true }));
    else control.click();
  }
}

/** Does what was clicked as without scripts: follows the link; a button says that it cannot. */
function goOnWithout(): void {
  const control = release().at(-1);
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

/** Calls `work` once the page is loaded: it competes with no picture. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

/** Calls `work` once the visitor sees something; a frame's callback runs before that, and would compete with it. */
function afterPaint(work: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

function start(): void {
  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
  // After a reload or going back, the scroll position needs the whole layout.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate')
    for (const section of document.querySelectorAll<HTMLElement>('main > section'))
      section.style.contentVisibility = 'visible';
  // Whichever is first.
  for (const type of interactions)
    addEventListener(type, loadControls, { capture: true, once: true });
  afterLoad(() => afterPaint(() => void loadControls()));
}

// Older browsers get the site without scripts, as `noscript` in `site.css` (docs/contract.md#browsers).
if (CSS.supports('color', 'color-mix(in lab, red, red)')) start();

// One visit in ten is measured, none of programs, by a file that no other visit loads, once the page is at rest: the browser
// keeps until then what it has measured.
if (Math.random() < 0.1 && !navigator.webdriver)
  setTimeout(() => void import(/* @vite-ignore */ tag?.dataset.visitFile ?? ''), 3000);
