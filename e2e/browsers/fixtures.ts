import { test as base, expect } from '@playwright/test';
import { type System, systems } from '../systems.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { Browser, Tab } from './tab.ts';
import { startWebkit } from './webkit.ts';

/** Which browser, and its program, or that of its driver. */
export type Engine = { name: 'chromium' | 'firefox' | 'webkit'; program: string };

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

/** Playwright's test, without its browser: with Chromium, and Firefox or WebKit as Debian has them. An error of console or page fails it. */
export const test = base.extend<
  { system: System; tab: Tab },
  { engine: Engine; launched: Browser }
>({
  system: [systems.full, { option: true }],
  engine: [
    { name: 'firefox', program: 'firefox' },
    { option: true, scope: 'worker' },
  ],

  launched: [
    async ({ engine }, use) => {
      const launched = await starts[engine.name](engine.program);
      await use(launched);
      await launched.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ launched }, use) => {
    const tab = await launched.open();
    await use(tab);
    const errors = await tab.errors();
    await tab.close();
    expect(errors, 'errors of console and page').toEqual([]);
  },
});

export { expect } from '@playwright/test';
