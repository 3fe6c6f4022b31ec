import type { Page } from '@playwright/test';
import { expect, test } from '../faulty-provider/fixtures.ts';
import { holdRoute } from '../fixtures.ts';

const mapButton = (page: Page) => page.getByRole('button', { name: 'Tampilkan peta Google' });

test.beforeEach(async ({ page, context, system, provider, allowConsoleError }) => {
  allowConsoleError(/status of 500|ERR_FAILED/);
  // The pages of the footer are missing, and no cache holds the page in this scheme.
  await provider.answers('pages', { status: 500 });
  await context.addCookies([{ name: 'skema', value: 'dark', url: system.site }]);
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Peta' }));
});

test('[R-05] an incomplete page hydrates by itself; what opens in place waits for that, and opens once', async ({
  page,
  system,
}) => {
  const release = await holdRoute(page, '**/assets/vendor*.js');
  await page.goto(`${system.site}/kontak`);
  await expect(page.locator('script[data-incomplete][data-scripts]')).toBeAttached();
  await mapButton(page).click();
  await expect(mapButton(page)).toHaveAttribute('data-waiting', '');
  await expect(page.locator('iframe')).toHaveCount(0);
  // What needs no change of the page does not wait.
  const profile = page.getByRole('banner').getByRole('button', { name: 'Profil' });
  await profile.press('Enter');
  await expect(profile).toHaveAttribute('aria-expanded', 'true');
  release();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('script[data-scripts]')).toHaveCount(0);
});

test('[R-05] an incomplete page whose scripts cannot be had stays as it was sent, and its controls work', async ({
  page,
  system,
}) => {
  await page.route('**/assets/vendor*.js', (route) => route.abort());
  await page.goto(`${system.site}/kontak`);
  await expect(page.locator('script[data-incomplete]')).toBeAttached();
  await mapButton(page).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('script[data-scripts]')).toHaveCount(1);
});
