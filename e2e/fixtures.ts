import { type BrowserContext, test as base, expect, type Page, request } from '@playwright/test';
import { type Account, signIn, throwawayAccount } from './admin/session/throwaway-account.ts';
import { clockAt, type OwnSite, startSite } from './own-site.ts';
import { type OwnStart, startOwn } from './own-start.ts';
import { type System, systems } from './systems.ts';

/** Cookies and local storage of a browser. */
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

type Fixtures = {
  /** Starts a site of its own on the system's provider, once in a test, and returns its address. */
  ownSite: (options: OwnSite) => Promise<string>;
  /** Starts apps of its own under `start` (`own-start.ts`), which end with the test, once its page is closed. */
  ownStart: typeof startOwn;
  /** Opens a page of the site as it is at a time, to the server and to the browser. */
  openAt: (now: string, path: string) => Promise<void>;
  /** Allows console errors that this test provokes; every other one fails it. */
  allowConsoleError: (text: RegExp) => void;
  /** Signed in at the administrator's app, for a test that opens a screen by its address. */
  signedInPage: Page;
  /** Signed in at the administrator's app, on the article screen. */
  admin: Page;
};

type WorkerFixtures = {
  /**
   * The account of `admin`: each worker's own where the provider can have several, since the sixth
   * session of one account ends its first.
   */
  account: Account;
  /** The worker's last login, reused by its next tests. */
  signedIn: { state?: StorageState };
};

/** Playwright's test on one of the systems; a console error that was not allowed fails it. */
export const test = base.extend<
  Fixtures & { system: System; consoleGuard: undefined; refusalGuard: undefined },
  WorkerFixtures
>({
  system: [systems.full, { option: true }],

  allowConsoleError: async ({ context }, use) => {
    const allowed: RegExp[] = [];
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(text);
    };
    context.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => note(String(error.error())));
    await use((text) => allowed.push(text));
    expect(unexpected, 'console errors that the test did not allow').toEqual([]);
  },

  consoleGuard: [async ({ allowConsoleError: _ }, use) => use(undefined), { auto: true }],

  // What neither app may ask of another provider than ours, it has refused (plain-provider/strictness.ts).
  refusalGuard: [
    async ({ system }, use) => {
      await use(undefined);
      if (system.name !== 'plain') return;
      const refusals = await fetch(new URL('/refusals', system.api));
      expect(await refusals.json(), 'calls that the plain provider refused').toEqual([]);
    },
    { auto: true },
  ],

  ownSite: async ({ page, system }, use, { parallelIndex }) => {
    let stop = async () => {};
    await use(async (options) => {
      const own = await startSite(system, parallelIndex, options);
      stop = own.stop;
      return own.site;
    });
    // What the page still asks for.
    await page.close();
    await stop();
  },

  ownStart: async ({ page }, use) => {
    const started: OwnStart[] = [];
    await use(async (...options) => {
      const own = await startOwn(...options);
      started.push(own);
      return own;
    });
    // What the page still asks for.
    await page.close();
    for (const own of started) await own.end();
  },

  openAt: async ({ page, ownSite }, use) => {
    await use(async (now, path) => {
      await page.clock.setFixedTime(now);
      await page.goto((await ownSite({ module: clockAt(now) })) + path);
    });
  },

  // Each call on a connection of its own: a server may close an idle one in the moment a call is sent on it.
  request: async ({ playwright }, use) => {
    const calls = await playwright.request.newContext({
      extraHTTPHeaders: { connection: 'close' },
    });
    await use(calls);
    await calls.dispose();
  },

  account: [
    async ({ browserName: _ }, use, { project }) => {
      const { system } = project.use as { system: System };
      await use(system.name === 'plain' ? system : await throwawayAccount(system));
    },
    { scope: 'worker' },
  ],

  signedIn: [async ({ browserName: _ }, use) => use({}), { scope: 'worker' }],

  signedInPage: async ({ page, context, system, account, signedIn }, use) => {
    if (signedIn.state && (await hasSession(signedIn.state, system))) {
      await restore(context, signedIn.state);
    } else {
      await signIn(page, system, account);
      signedIn.state = await context.storageState();
    }
    await use(page);
  },

  admin: async ({ signedInPage, system }, use) => {
    if (signedInPage.url() === 'about:blank') {
      await signedInPage.goto(`${system.admin}/adminsekolah/`);
    }
    await expect(signedInPage.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
    await use(signedInPage);
  },
});

/**
 * Holds the answers to some requests of a page back, so that a test can act before they come.
 * @returns lets them come, these and later ones.
 */
export async function holdRoute(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Gives a browser cookies and local storage, these once and as the first page of their origin opens: `setStorageState` opens a
 * page of its own to write them, at the processor time of a whole visit.
 */
async function restore(context: BrowserContext, { cookies, origins }: StorageState) {
  await context.addCookies(cookies);
  await context.addInitScript((all) => {
    const kept = all.find(({ origin }) => origin === location.origin)?.localStorage;
    const isRestored = 'restoredByTest';
    if (!kept || localStorage.getItem(isRestored)) return;
    for (const { name, value } of [...kept, { name: isRestored, value: 'ya' }])
      localStorage.setItem(name, value);
  }, origins);
}

/** True while the provider knows the session: a test may have ended it. */
async function hasSession(storageState: StorageState, { name, api, env }: System) {
  if (name === 'plain') return true;
  const headers = { 'X-API-Key': env.API_KEY ?? '' };
  const context = await request.newContext({ storageState });
  const response = await context.get(`${api}/admin.php/session`, { headers });
  await context.dispose();
  return response.ok();
}

export { expect, type Page } from '@playwright/test';
