import { test as base, expect, type Page } from '@playwright/test';
import { type Account, signIn, throwawayAccount } from './admin/throwaway-account.ts';
import { type System, systems } from './systems.ts';
import { waitUntilTakenOver } from './taken-over.ts';

type Fixtures = {
  /** Announces console errors that this test provokes; every other one fails it. */
  announce: (text: RegExp) => void;
  /** Signed in at the administrator's app, on the article screen. */
  admin: Page;
};

type WorkerFixtures = {
  /**
   * Who `admin` is: each worker's own where the provider can have several, since the sixth session of
   * one account ends its first.
   */
  account: Account;
};

/** Playwright's test on one of the systems; a console error that was not announced fails it. */
export const test = base.extend<
  Fixtures & { system: System; consoleGuard: undefined },
  WorkerFixtures
>({
  system: [systems.full, { option: true }],

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilTakenOver(page);
    await use(page);
  },

  announce: async ({ context }, use) => {
    const announced: RegExp[] = [];
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!announced.some((pattern) => pattern.test(text))) unexpected.push(text);
    };
    context.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => note(String(error.error())));
    await use((text) => announced.push(text));
    expect(unexpected, 'console errors that the test did not announce').toEqual([]);
  },

  consoleGuard: [async ({ announce: _ }, use) => use(undefined), { auto: true }],

  account: [
    async ({ browserName: _ }, use, { project }) => {
      const { system } = project.use as { system: System };
      await use(system.name === 'plain' ? system : await throwawayAccount(system));
    },
    { scope: 'worker' },
  ],

  admin: async ({ page, system, account }, use) => {
    await signIn(page, system, account);
    await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
    await use(page);
  },
});

export { expect } from '@playwright/test';
