import { chromium, type Page } from '@playwright/test';
import { type Browser, callOf, type InputSource, type Tab } from './tab.ts';

/** Names that Playwright has for the keys of W3C WebDriver that tests press. */
const keys: Readonly<Record<string, string>> = { '\uE015': 'ArrowDown' };

/** Starts Chromium, which Playwright drives; without a program its own. */
export async function startChromium(program: string): Promise<Browser> {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(program && { executablePath: program }),
  });
  return {
    open: async () => describeTab(await browser.newPage({ locale: 'id-ID' })),
    close: () => browser.close(),
  };
}

function describeTab(page: Page): Tab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: async (code, argument) => JSON.parse(await ask(page, callOf(code, argument))),
    perform: async (sources) => {
      for (const source of sources)
        for (const action of source.actions) await perform(page, action as Action);
    },
    errors: async () => errors,
    close: () => page.close(),
  };
}

/** Evaluates an expression; in the next document where a link was followed meanwhile, as the other browsers do. */
async function ask(page: Page, expression: string): Promise<string> {
  for (;;) {
    try {
      return await page.evaluate(expression);
    } catch (error) {
      if (!String(error).includes('context was destroyed')) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

type Action = InputSource['actions'][number] & { type: string };

/** Performs one action of W3C WebDriver. */
async function perform({ mouse, keyboard }: Page, { type, x, y, value }: Action): Promise<void> {
  if (type === 'pointerMove') await mouse.move(Number(x), Number(y));
  if (type === 'pointerDown') await mouse.down();
  if (type === 'pointerUp') await mouse.up();
  const key = keys[String(value)] ?? String(value);
  if (type === 'keyDown') await keyboard.down(key);
  if (type === 'keyUp') await keyboard.up(key);
}
