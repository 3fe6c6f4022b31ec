import type { Page } from '../../e2e/fixtures.ts';

type Locator = ReturnType<Page['locator']>;

/** Tells what a control has brought about: a text that changes with it, empty while it shows nothing. */
type StateOf = (control: Element) => string;

/** A control of a page, and how it is touched. */
export type Control = {
  path: string;
  find: (page: Page, touches: number) => Locator;
  /** A tap when left out. */
  touch?: (page: Page, control: Locator) => Promise<void>;
  stateOf: StateOf;
  /** The effect where the code is missing, when the browser itself does the one of `stateOf`. */
  laterStateOf?: StateOf;
  /** Makes the page ready for the next touch. */
  reset?: (page: Page) => Promise<void>;
};

/**
 * Milliseconds from the touch to the paint after which anything is to be seen at the control, and to that of its effect;
 * `inp`: the longest of its events until the next paint (Event Timing), 0 below 16.
 */
type Touched = { seen: number; effect: number; inp: number };

/**
 * A control's figures, as docs/testing.md tells them, in milliseconds: by how many times slower the processor is, and on
 * a slow network, where `early` is how many scripts were fetched ahead.
 */
export type Touches = Record<
  'inp4' | 'inp6' | 'first4' | 'first6' | 'seen' | 'effect' | 'early',
  number
>;

/** Milliseconds that a page gets to come to rest. */
const rest = 700;

/** How long an effect may take before the touch counts as lost, and any other step. */
export const patience = 20_000;

/** Brings the control into view, lets the page rest, touches it as soon as `ready`, and waits for the effect. */
export async function touch(
  page: Page,
  control: Control,
  { touches = 0, isLate = false, ready = async () => {} } = {},
): Promise<Touched> {
  const locator = control.find(page, touches);
  await locator.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.setAttribute('data-touched', '');
  });
  await page.waitForTimeout(rest);
  await ready();
  const stateOf = (isLate && control.laterStateOf) || control.stateOf;
  await page.evaluate(`(${watchTouch})(${stateOf})`);
  await (control.touch ?? tap)(page, locator);
  const touched = page.evaluate(() => (window as Window & { touched?: Promise<Touched> }).touched);
  // The effect of some is another document.
  const opened = touched.catch(() => touchedBefore(page));
  const result = await Promise.race([opened, page.waitForTimeout(patience)]);
  if (!result) throw new Error(`${control.path}: sentuhan tanpa akibat`);
  return result;
}

/** Tells of a touch that has opened this document, whose first paint shows its effect. */
async function touchedBefore(page: Page): Promise<Touched> {
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { at, seen } = JSON.parse(sessionStorage.getItem('touched') ?? '{}');
    const effect = performance.timeOrigin + (paint?.startTime ?? 0) - at;
    return { seen: seen ?? effect, effect, inp: 0 };
  });
}

/** Taps in the middle with a finger that is down for no time at all: nothing is prepared before its click. */
export async function tap(page: Page, control: Locator): Promise<void> {
  await page.touchscreen.tap(...(await centerOf(control)));
}

/** Returns the middle of a control, in CSS pixels of the window. @throws Error where it is not to be seen. */
export async function centerOf(control: Locator): Promise<[number, number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} tidak terlihat.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Runs in the page, which knows nothing outside of this function. Leaves `window.touched`. */
function watchTouch(stateOf: StateOf): void {
  const control = document.querySelector('[data-touched]') as HTMLElement;
  control.removeAttribute('data-touched');
  const lookOf = (element: Element) =>
    [null, '::before', '::after'].map((part) => {
      const { color, backgroundColor, backgroundImage, outline, opacity, animationName, content } =
        getComputedStyle(element, part);
      return [color, backgroundColor, backgroundImage, outline, opacity, animationName, content];
    });
  const look = () =>
    String([
      [control, ...control.querySelectorAll('*')].map(lookOf),
      'value' in control && control.value,
    ]);
  const [state, rested] = [stateOf(control), look()];

  const events: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) events.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  // The first task after a frame runs when the frame is painted.
  const painted = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage('');
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const follow = async ({ timeStamp }: Event): Promise<Touched> => {
    let seen: Promise<number> | undefined;
    const note = (time?: number) =>
      sessionStorage.setItem(
        'touched',
        JSON.stringify({ at: performance.timeOrigin + timeStamp, seen: time }),
      );
    note();
    for (;;) {
      await frame();
      const now = stateOf(control);
      const isEffective = now !== '' && now !== state;
      if (!seen && (isEffective || look() !== rested)) {
        seen = painted();
        void seen.then((time) => note(time - timeStamp));
      }
      if (!isEffective) continue;
      const effect = (await painted()) - timeStamp;
      // Events are reported after their paint.
      await new Promise((resolve) => setTimeout(resolve, 300));
      observer.disconnect();
      const inp = Math.max(0, ...events);
      return { seen: ((await seen) ?? 0) - timeStamp, effect, inp };
    }
  };
  const touched = new Promise<Touched>((resolve) => {
    const options = { capture: true, once: true };
    const start = (event: Event) => resolve(follow(event));
    addEventListener('pointerdown', start, options);
    addEventListener('keydown', start, options);
  });
  Object.assign(window, { touched });
}
