import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrate, test } from '../../fixtures.ts';

/** Holds the site's scripts back, but the one that brings them. @returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/{vendor,entry-client}*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A page as it is before its scripts come. @returns it, and what lets them come. */
async function visitHeld(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto(url);
  return { page, release };
}

test('[R-04] a click before hydration is replayed once after it', async ({ context, system }) => {
  const { page, release } = await visitHeld(context, `${system.site}/kontak`);
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Peta' }));
  await page.getByRole('button', { name: 'Tampilkan peta Google' }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  release();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('scripts that failed are requested again at the next interaction, and the page hydrates', async ({
  context,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  const page = await context.newPage();
  await page.route('**/assets/contact-page*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`${system.site}/kontak`);
  await failed;
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Peta' }));
  await page.getByRole('button', { name: 'Tampilkan peta Google' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('the phone’s menu opens before hydration, and stays open after', async ({
  context,
  system,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto(system.site);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  release();
  await hydrate(page);
  await expect(menu).toBeVisible();
});

test('a color scheme chosen before hydration holds', async ({ context, system }) => {
  const { page, release } = await visitHeld(context, system.site);
  await page.getByRole('contentinfo').locator('label', { hasText: 'Gelap' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.getByRole('radio', { name: 'Gelap' })).toBeChecked();
});

test('[A-01] a search typed before hydration runs after it', async ({ context, system }) => {
  const { page, release } = await visitHeld(context, `${system.site}/artikel`);
  const field = page.getByRole('searchbox', { name: 'Cari artikel' });
  await field.pressSequentially('santri');
  release();
  await expect(page).toHaveURL(/\?q=santri$/);
  await expect(field).toHaveValue('santri');
});

/** How many sections of the page are left for later. */
function unseen(page: Page): Promise<number> {
  const left = (sections: Element[]) =>
    sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length;
  return page.locator('main > section').evaluateAll(left);
}

test('sections below the first screen are laid out once the visitor scrolls, without hydration', async ({
  context,
  system,
}) => {
  const { page, release } = await visitHeld(context, system.site);
  await page.waitForLoadState();
  expect(await unseen(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => unseen(page)).toBe(0);
  release();
});

test('hydration lays out none of them, and the way back by the router finds all', async ({
  page,
  system,
}) => {
  await page.goto(system.site);
  await hydrate(page);
  expect(await unseen(page)).toBe((await page.locator('main > section').count()) - 2);
  await page.getByRole('link', { name: 'Lihat Semua Berita' }).click();
  await expect(page).toHaveTitle(/^Artikel/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Visi & Misi' })).toBeVisible();
  expect(await unseen(page)).toBe(0);
});

test('until then sections are laid out as they scroll into view', async ({ context, system }) => {
  const page = await context.newPage();
  // The first screen is never shown, as far as the page knows.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(system.site);
  expect(await unseen(page)).toBe((await page.locator('main > section').count()) - 2);
  const end = page.getByRole('contentinfo').getByText('©');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(end).toBeInViewport({ timeout: 100 });
  }).toPass();
  expect(await unseen(page)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Lihat Semua Galeri' })).toBeVisible();
});

test('a reload keeps the scroll position of a long page', async ({ context, system }) => {
  const page = await context.newPage();
  await page.goto(system.site);
  const place = page.getByRole('link', { name: 'Lihat Semua Galeri' });
  await place.scrollIntoViewIfNeeded();
  await expect.poll(() => unseen(page)).toBe(0);
  const top = await place.evaluate((link) => link.getBoundingClientRect().top);
  await page.reload();
  await expect
    .poll(() => place.evaluate((link) => link.getBoundingClientRect().top))
    .toBeCloseTo(top, 0);
});
