import { type BrowserContext, test as base, expect, type Page, request } from '@playwright/test';
import { type Account, signIn, throwawayAccount } from './admin/throwaway-account.ts';
import { type System, systems } from './systems.ts';
import { waitUntilTakenOver } from './taken-over.ts';

/** A browser's cookies and stored texts. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

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
  /** What a browser keeps of the worker's last login by the form, which the next tests go on with. */
  signedIn: { state?: Kept };
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

  signedIn: [async ({ browserName: _ }, use) => use({}), { scope: 'worker' }],

  admin: async ({ page, context, system, account, signedIn }, use) => {
    if (signedIn.state && (await hasSession(signedIn.state, system))) {
      await context.setStorageState(signedIn.state);
      await page.goto(`${system.admin}/adminsekolah/`);
    } else {
      await signIn(page, system, account);
      signedIn.state = await context.storageState();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
    await use(page);
  },
});

/** Whether the provider knows a browser's session still: a test may have ended it. */
async function hasSession(storageState: Kept, { name, api, env }: System): Promise<boolean> {
  if (name === 'plain') return true;
  const headers = { 'X-API-Key': env.API_KEY ?? '' };
  const asked = await request.newContext({ storageState });
  const answer = await asked.get(`${api}/admin.php/session`, { headers });
  await asked.dispose();
  return answer.ok();
}

export { expect } from '@playwright/test';
