import type { BrowserContext, Page } from '@playwright/test';
import { expect, holdRoute, hydrate, test } from '../../fixtures.ts';

/** What hydrates a page, but for the lines that bring it. */
const hydrating = '**/assets/{vendor,entry-client}*.js';

/** A page as it is before it is hydrated. @returns it, and what lets its scripts come. */
async function visitHeld(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const release = await holdRoute(page, hydrating);
  await page.goto(url);
  return { page, release };
}

test('the phone’s menu opens before hydration, and stays open after', async ({
  context,
  system,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdRoute(page, hydrating);
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
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.getByRole('radio', { name: 'Gelap' })).toBeChecked();
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
