import { expect, test } from '../../fixtures.ts';

test('[F-35] from 400 px of height on the header stays', async ({ page, system }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(`${system.site}/artikel`);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.setViewportSize({ width: 640, height: 399 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('[F-35] the menu of a low window scrolls with the page to its last entry', async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${system.site}/galeri`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const last = menu.getByRole('link', { name: 'Kontak' });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(`${system.site}/kontak`);
  await expect(menu).toBeHidden();
});
