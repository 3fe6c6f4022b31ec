import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** How many sections of the page are left for later. */
function unseen(page: Page): Promise<number> {
  const left = (sections: Element[]) =>
    sections.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length;
  return page.locator('main > section').evaluateAll(left);
}

test('sections below the first screen are laid out once the visitor scrolls', async ({
  page,
  system,
}) => {
  await page.goto(system.site);
  expect(await unseen(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => unseen(page)).toBe(0);
});

test('they stay so for who does not scroll, and the way back finds all', async ({
  page,
  system,
}) => {
  await page.goto(system.site, { waitUntil: 'networkidle' });
  expect(await unseen(page)).toBe((await page.locator('main > section').count()) - 2);
  await page.getByRole('link', { name: 'Lihat Semua Berita' }).click();
  await expect(page).toHaveTitle(/^Artikel/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Visi & Misi' })).toBeVisible();
  await expect.poll(() => unseen(page)).toBe(0);
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
