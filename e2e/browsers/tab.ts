/** One source of input and what it does, in order (W3C WebDriver, actions); the same in both protocols. */
export type InputSource = {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, unknown>[];
};

/** What a test needs of a browser that Playwright cannot drive as people install it. */
export type Tab = {
  /** Opens an address, and waits until it is loaded. */
  goto: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates a function in the page; what it takes and returns is JSON. */
  evaluate: <Result, Argument = undefined>(
    code: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Result>;
  /** Performs input as a visitor does. */
  perform: (sources: InputSource[]) => Promise<void>;
  /** Returns the errors of console and page so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** A browser that runs; each tab begins without cookies, after the one before was closed. */
export type Browser = { open: () => Promise<Tab>; close: () => Promise<void> };

/** Returns a call of the function as source text. */
export function callOf(code: (argument: never) => unknown, argument: unknown): string {
  return `JSON.stringify((${code})(${JSON.stringify(argument) ?? ''}) ?? null)`;
}

/** Taps the first element that a CSS selector finds with `hasText` in it, once it stands still. */
export async function tap(tab: Tab, selector: string, hasText = ''): Promise<void> {
  const find = () => tab.evaluate(scrollTo, { selector, hasText });
  let place = await find();
  // What scrolling lays out moves the page.
  for (let last = ''; place !== last; ) [last, place] = [place, await find()];
  const [x, y] = place.split(' ').map(Number);
  await tab.perform([
    {
      type: 'pointer',
      id: 'pointer',
      actions: [
        { type: 'pointerMove', x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
}

/** Scrolls an element into the middle of the window. @returns its own middle, `x y`. */
function scrollTo({ selector, hasText }: { selector: string; hasText: string }): string {
  const found = [...document.querySelectorAll(selector)].find(
    (each) => each.getClientRects().length > 0 && each.textContent.includes(hasText),
  );
  if (!found) throw new Error(`${selector} ${hasText}`);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`;
}

/** Presses keys one after another. */
export async function type(tab: Tab, text: string): Promise<void> {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await tab.perform([{ type: 'key', id: 'keys', actions }]);
}
