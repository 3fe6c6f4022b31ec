import { test as base, expect } from '@playwright/test';
import { type System, systems } from '../systems.ts';
import { startFirefox } from './firefox.ts';
import type { Browser, Tab } from './tab.ts';
import { startWebkit } from './webkit.ts';

/** Which browser, and its program, or that of its driver. */
export type Engine = { name: 'firefox' | 'webkit'; program: string };

/** Playwright's test, without its browser: with Firefox or WebKit as Debian has them. An error of console or page fails it. */
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
      const start = engine.name === 'firefox' ? startFirefox : startWebkit;
      const launched = await start(engine.program);
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
