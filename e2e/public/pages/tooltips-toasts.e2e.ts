import { limits } from '@pesantren/content/limits';
import type { Page } from '@playwright/test';
import { pauseClock } from '../../fixed-clock.ts';
import { expect, test } from '../../fixtures.ts';

/** Opens a page and scrolls it to its end, since scrolling closes tooltips; then stops its clock. */
async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  // The last of what the page's own lines do: they have come, and listen for a hover.
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<Event>();
    addEventListener('scrollend', resolve, { once: true });
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return promise;
  });
  await pauseClock(page);
}

test('[H-07] tooltips open after 700 ms, the next within 300 ms at once', async ({
  page,
  system,
}) => {
  await openStill(page, `${system.site}/kontak`);
  const icon = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  const tooltip = page.getByRole('tooltip');
  await icon('Facebook').hover();
  await page.clock.runFor(limits.tooltipOpenDelay - 1);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Facebook');

  await icon('Instagram').hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Instagram');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.clock.runFor(limits.tooltipSkipDelay);
  await icon('YouTube').hover();
  await page.clock.runFor(1);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(limits.tooltipOpenDelay);
  await expect(tooltip).toHaveText('YouTube');
});

test('[H-07] tooltips by keyboard, and nowhere but at icons', async ({ page, system }) => {
  await openStill(page, `${system.site}/kontak`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Profil Sekolah' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(limits.tooltipOpenDelay);
  await expect(page.getByRole('tooltip')).toHaveText('YouTube');
  await page.keyboard.press('Tab');
  await page.clock.runFor(limits.tooltipOpenDelay);
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('[H-07] a link that cannot be copied: a toast at the bottom right, Alt+T goes to it', async ({
  page,
  system,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.clock.install();
  await page.goto(`${system.site}/artikel`);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Salin tautan' })).toBeVisible();
  await pauseClock(page);
  await page.getByRole('button', { name: 'Salin tautan' }).click();
  const toast = page.getByRole('region', { name: 'Pemberitahuan (Alt+T)' }).getByRole('listitem');
  await expect(toast).toContainText('Tautan tidak dapat disalin.');
  const window = page.viewportSize();
  const room = async () => {
    const box = await toast.boundingBox();
    return (
      window &&
      box &&
      Math.max(window.width - box.x - box.width, window.height - box.y - box.height)
    );
  };
  await expect.poll(room).toBeLessThan(40);

  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await toast.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Salin tautan' })).toBeFocused();
});
